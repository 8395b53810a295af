import { styled } from "styled-components";

/** The five buttons share the dialog's width, and wrap on a phone. */
export const StatusRoom = styled.div`
	margin-top: var(--space-4);

	> div {
		width: 100%;
	}
`;
