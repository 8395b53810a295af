import { styled } from "styled-components";

export const Item = styled.p`
	font-weight: var(--weight-semibold);
	overflow-wrap: anywhere;

	& + * {
		margin-top: var(--space-4);
	}
`;
