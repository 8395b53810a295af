import { label } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

/* Labels on the rail, titles with the mark of their age like in the list. */
export const Root = styled.nav`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--section);
	padding-block: var(--space-6) var(--space-7);
	border-top: 1px solid var(--line);

	a {
		display: grid;
		align-items: baseline;

		@media (min-width: 56rem) {
			grid-template-columns: var(--w-rail) minmax(0, 1fr);
			column-gap: var(--space-6);
		}
	}
	span {
		${label}
	}
	strong {
		font: var(--weight-medium) var(--text-2xl) / 1.34 var(--font-serif);
		letter-spacing: var(--tracking-heading);
		overflow-wrap: anywhere;
		text-decoration: underline 2px color-mix(in oklch, var(--clay), var(--accent) calc(var(--age, 1) * 100%));
		text-underline-offset: 0.29em;
		text-decoration-skip-ink: none;
		transition: text-decoration-thickness var(--t-overlay) var(--ease);
	}
	@media (hover: hover) {
		a:hover strong {
			text-decoration-thickness: 4px;
		}
	}
	:root[data-reading] & {
		display: none;
	}
`;
