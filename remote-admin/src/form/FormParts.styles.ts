import { below, from } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const Root = styled.div`
	${from(75)} {
		display: grid;
		grid-template-columns: minmax(0, 1fr) 10rem;
		gap: var(--space-7);

		/* Space for the links next to the fields of a form. */
		&&& {
			width: min(68rem, 100% - 2 * var(--page-pad));
		}
	}
	> div {
		/* Below the line of links. */
		fieldset,
		:is(input, textarea, select, button) {
			scroll-margin-top: var(--touch);

			${from(75)} {
				scroll-margin-top: 0;
			}
		}
	}
`;

export const Contents = styled.nav`
	position: sticky;
	top: var(--bar-height);
	z-index: var(--z-raised);
	border-bottom: 1px solid var(--line);
	background: var(--bg);

	ul {
		position: relative;
		display: flex;
		gap: var(--space-5);
		padding: 0;
		overflow-x: auto;
		overscroll-behavior-x: contain;
		scrollbar-width: none;
		list-style: none;
	}
	a {
		display: flex;
		align-items: center;
		min-height: var(--touch);
		border-bottom: 2px solid transparent;
		font-size: var(--text-md);
		line-height: 1.45;
		color: var(--text-2);
		white-space: nowrap;
		transition: color var(--t-colour);
	}
	a:focus-visible {
		outline-offset: -2px;
	}
	a[aria-current] {
		border-color: var(--clay);
		color: var(--text);
	}
	@media (hover: hover) {
		a:hover {
			color: var(--text);
		}
	}
	${below(48)} {
		margin-inline: calc(-1 * var(--space-4));

		ul {
			padding-inline: var(--space-4);
		}
	}
	${from(75)} {
		grid-column: 2;
		grid-row: 1;
		top: calc(var(--bar-height) + var(--space-6));
		align-self: start;
		margin-top: var(--space-6);
		border: 0;

		ul {
			display: block;
			overflow: visible;
		}
		a {
			min-height: 2rem;
			padding-left: var(--space-4);
			border-bottom: 0;
			border-left: 1px solid var(--line);
			color: var(--text-3);
		}
		a[aria-current] {
			box-shadow: inset 1px 0 0 var(--clay);
		}
	}
`;
