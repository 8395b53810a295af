import { styled } from "styled-components";

export const Root = styled.fieldset`
	display: grid;
	grid-template-columns: var(--w-rail) minmax(0, 1fr);
	grid-template-rows: auto auto 1fr;
	gap: var(--space-1) var(--space-7);
	min-width: 0;
	margin: 0;
	padding: var(--space-6) 0;
	border: 0;

	& + & {
		border-top: 1px solid var(--line);
	}
	@media (max-width: 47.99rem) {
		grid-template-columns: minmax(0, 1fr);
		padding-block: var(--space-5);
	}
`;

/* `float` makes the legend a grid item. */
export const Legend = styled.legend`
	float: left;
	grid-column: 1;
	padding: 0;
	font: var(--weight-medium) var(--text-lg) / 1.3 var(--font-serif);
`;

export const Note = styled.p`
	grid-column: 1;
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--text-3);
`;

export const Fields = styled.div`
	grid-column: 2;
	grid-row: 1 / span 3;
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 1.25rem;

	@media (max-width: 47.99rem) {
		grid-column: 1;
		grid-row: auto;
		margin-top: var(--space-3);
	}
`;
