import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	gap: var(--space-2);
	justify-items: start;

	> :not(button) {
		justify-self: stretch;
	}
`;
