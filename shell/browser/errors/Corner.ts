import { styled } from "styled-components";

export const Corner = styled.div`
	position: fixed;
	right: var(--space-4);
	bottom: var(--space-4);
	left: var(--space-4);
	z-index: var(--z-notice);
	max-width: 34rem;
	margin-left: auto;
`;
