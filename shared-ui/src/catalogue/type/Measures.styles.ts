import { css, styled } from "styled-components";

/** Lines of a name, its value, and a drawing of it. */
export const lines = css`
	li {
		display: grid;
		grid-template-columns: 11rem 6.5rem minmax(0, 1fr);
		align-items: center;
		gap: var(--space-1) var(--space-4);
		font-size: var(--text-sm);
	}
	@media (max-width: 30rem) {
		li {
			grid-template-columns: auto 1fr;
		}
	}
`;

export const Track = styled.span`
	display: block;

	@media (max-width: 30rem) {
		grid-column: 1 / -1;
	}
`;

export const Purpose = styled.span`
	grid-column: 3;
	color: var(--text-2);

	@media (max-width: 30rem) {
		grid-column: 1 / -1;
	}
`;
