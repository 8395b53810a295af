import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const AddForm = styled.form`
	display: grid;
	grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
	gap: var(--space-3) var(--space-4);
	align-items: start;
	max-width: 60rem;
	margin-block: var(--space-5) var(--space-3);

	/* Next to the boxes, below their labels. */
	> button {
		min-height: var(--control-md);
		margin-top: 1.625rem;
	}
	${below(48)} {
		grid-template-columns: minmax(0, 1fr);

		> button {
			justify-self: start;
			margin-top: 0;
		}
	}
`;

export const Grid = styled.table`
	width: 100%;
	max-width: 60rem;
	font-size: var(--text-sm);

	th {
		padding: var(--space-2) var(--space-3) var(--space-2) 0;
		border-bottom: 1px solid var(--line);
		font-weight: var(--weight-medium);
		text-align: start;
		color: var(--text-2);
	}
	td {
		padding: var(--space-1) var(--space-3) var(--space-1) 0;
		border-bottom: 1px solid var(--line);
		overflow-wrap: anywhere;
	}
	td:last-child {
		width: 1%;
		padding-right: 0;
	}
	a {
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	${below(48)} {
		thead {
			position: absolute;
			clip-path: inset(50%);
		}
		tr {
			display: grid;
			grid-template-columns: minmax(0, 1fr) auto;
			gap: 0 var(--space-3);
			align-items: center;
			padding-block: var(--space-2);
			border-bottom: 1px solid var(--line);
		}
		td {
			padding: 0;
			border: 0;
		}
		td:nth-child(2) {
			grid-row: 2;
			color: var(--text-2);

			&::before {
				content: "→ " / "";
			}
		}
		td:last-child {
			grid-area: 1 / 2 / span 2;
			width: auto;
		}
	}
`;
