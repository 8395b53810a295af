import { label } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

const wide = "@media (min-width: 75rem)";
const small = "@media (max-width: 74.99rem)";

export const Root = styled.nav`
	${wide} {
		grid-column: 3;
		grid-row: 3;
		position: sticky;
		top: 6rem;
		align-self: start;
		max-height: calc(100dvh - 8rem);
		margin-top: clamp(2.25rem, 4.8vw, 3.75rem);
		overflow: auto;
	}
	${small} {
		max-width: var(--w-measure);
		margin-top: var(--space-5);
		padding: 0.25rem var(--space-4);
		border-radius: var(--radius-md);
		background: var(--subtle);
	}
	:root[data-reading] & {
		display: none;
	}
`;

export const Toggle = styled.button`
	display: flex;
	align-items: center;
	gap: var(--space-2);
	width: 100%;
	min-height: var(--touch);
	${label}

	&:focus-visible {
		outline-offset: -2px;
	}
	svg {
		margin-left: auto;
		transition: rotate var(--t-overlay) var(--ease);
	}
	&[aria-expanded="true"] svg {
		rotate: 180deg;
	}
	@media (scripting: none) {
		pointer-events: none;

		svg {
			display: none;
		}
	}
`;

export const List = styled.ol`
	margin-top: var(--space-2);

	&[hidden] {
		display: none;
	}
	${small} {
		padding-bottom: var(--space-4);

		/* Closed at first, until the script has set the button's state. */
		&[data-untouched] {
			display: none;
		}
	}
	@media (scripting: none) and (max-width: 74.99rem) {
		&[data-untouched] {
			display: block;
		}
	}
	a {
		display: block;
		padding: 0.3125rem 0 0.3125rem calc(var(--space-4) * (1 + var(--depth, 0)));
		border-left: 1px solid var(--line-strong);
		font-size: var(--text-md);
		line-height: 1.45;
		color: var(--text-2);
		overflow-wrap: anywhere;
		transition:
			color var(--t-colour),
			border-color var(--t-colour);
	}
	a:focus-visible {
		outline-offset: -2px;
	}
	a[aria-current] {
		border-left-color: var(--clay);
		box-shadow: inset 1px 0 0 var(--clay);
		color: var(--text);
	}
	@media (hover: hover) {
		a:hover {
			color: var(--text);
		}
	}
	${wide} {
		a {
			border-left-color: var(--line);
			color: var(--text-3);
		}
	}
	${small} {
		a {
			display: flex;
			align-items: center;
			min-height: 2.25rem;
		}
	}
`;
