import { notPrinted } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

/** A sheet of paper: on paper without margins, because the printer has its own. */
export const Sheet = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-6);
	max-width: calc(var(--w-text) + 2 * var(--gutter));
	margin-inline: auto;
	padding: var(--space-7) var(--gutter) var(--space-9);
	overflow-wrap: anywhere;

	@media print {
		max-width: none;
		padding: 0;
		font-size: var(--text-ui);
	}
	h1 {
		font: var(--weight-semibold) var(--text-title) / var(--leading-display) var(--font-serif);
		letter-spacing: var(--tracking-title);
	}
`;

/** Names on the left, amounts on the right. */
export const Table = styled.table`
	width: 100%;

	caption {
		padding-bottom: var(--space-2);
		font: var(--weight-regular) var(--text-xl) / var(--leading-heading) var(--font-serif);
		text-align: start;
	}
	tr {
		border-top: 1px solid var(--line);
		break-inside: avoid;
	}
	:is(th, td) {
		padding: var(--space-3) 0;
		vertical-align: baseline;
	}
	th {
		font-weight: var(--weight-medium);
		text-align: start;
	}
	td {
		padding-inline-start: var(--space-4);
		font-variant-numeric: tabular-nums;
		text-align: end;
		white-space: nowrap;
	}
	th > p {
		font-size: var(--text-md);
		font-weight: var(--weight-regular);
		white-space: pre-line;
		color: var(--text-2);
	}
	strong {
		font-weight: var(--weight-semibold);
		font-size: var(--text-lg);
	}
`;

/** Plain text with its line breaks. */
export const Plain = styled.div`
	white-space: pre-line;
	color: var(--text-2);

	img {
		max-width: 14rem;
		margin-top: var(--space-3);
		padding: var(--space-2);
		background: var(--surface);
	}
`;

export const Form = styled.form`
	display: grid;
	gap: var(--space-4);
	padding-top: var(--space-5);
	border-top: 1px solid var(--line);
	${notPrinted}
`;

export const Choices = styled.fieldset`
	display: grid;
	gap: var(--space-1);
	padding: 0;
	border: 0;

	legend {
		padding: 0;
		margin-bottom: var(--space-2);
		font-weight: var(--weight-medium);
		font-size: var(--text-md);
	}
	label {
		display: flex;
		gap: var(--space-3);
		align-items: center;
		min-height: var(--touch);

		input {
			flex: none;
			width: 1.25rem;
			height: 1.25rem;
			accent-color: var(--accent);
		}
	}
`;
