import { label } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Root = styled.nav`
	margin-top: var(--section);
	border-top: 1px solid var(--line);

	:root[data-reading] & {
		display: none;
	}
	a {
		transition: color var(--t-colour);
	}
	@media (hover: hover) {
		a:hover strong,
		li a:hover {
			color: var(--accent);
		}
	}
`;

export const Neighbours = styled.div`
	display: grid;

	a {
		display: block;
		padding-block: var(--space-6) var(--space-7);
	}
	strong {
		display: block;
		margin-top: var(--space-2);
		font: var(--weight-medium) var(--text-2xl) / 1.25 var(--font-serif);
		letter-spacing: var(--tracking-heading);
		text-wrap: balance;
		overflow-wrap: anywhere;
		transition: color var(--t-colour);
	}
	@media (min-width: 48rem) {
		grid-template-columns: 1fr 1fr;

		> [data-side="next"] {
			grid-column: 2;
			padding-left: var(--space-6);
			border-left: 1px solid var(--line);
			text-align: right;
		}
	}
	@media (max-width: 47.99rem) {
		a + a {
			border-top: 1px solid var(--line);
		}
	}
`;

export const Related = styled.div`
	padding-block: var(--space-6) var(--space-7);
	border-top: 1px solid var(--line);

	@media (min-width: 56rem) {
		display: grid;
		grid-template-columns: var(--w-rail) minmax(0, 1fr);
		column-gap: var(--space-7);
	}
	h2 {
		margin-bottom: var(--space-3);
		${label}
	}
	ul {
		padding: 0;
		list-style: none;
	}
	li a {
		display: inline-block;
		padding-block: var(--space-2);
		font: var(--weight-regular) var(--text-lg) / 1.4 var(--font-serif);
	}
`;
