import { styled } from "styled-components";

export const Elsewhere = styled.p`
	padding-bottom: 0.4rem;
	font-size: var(--text-sm);
	color: var(--text-3);
`;
