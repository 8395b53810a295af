import { keyframes, styled } from "styled-components";

const small = "@media (max-width: 47.99rem)";
const wide = "@media (min-width: 48rem)";

const sink = keyframes`
	from { opacity: 0; translate: 0 -6px; }
`;

// One list for both shapes: a row of the bar, and a sheet in the top layer on small screens.
export const MainNav = styled.nav`
	position: static;
	display: block;
	width: auto;
	min-width: 0;
	height: auto;
	padding: 0;
	border: 0;
	background: none;
	color: inherit;
	overflow: visible;

	${small} {
		position: fixed;
		inset: var(--header-h) 0 0;
		display: none;
		flex-direction: column;
		padding: var(--space-4) var(--gutter) var(--space-6);
		background: var(--bg);
		overflow: auto;
		overscroll-behavior: contain;

		&:popover-open {
			display: flex;
			animation: ${sink} var(--t-move) var(--ease);
		}
		@media (scripting: none) {
			position: static;
			display: block;
			padding: 0;
		}
	}
`;

export const List = styled.ul`
	a {
		color: var(--text-2);
		transition:
			color var(--t-colour),
			background-color var(--t-colour);
	}
	${wide} {
		display: flex;
		justify-content: safe center;
		gap: 0.125rem;
		/* With entries of other remotes the row may be longer than the bar; the padding is for focus rings. */
		padding: 0.25rem;
		overflow-x: auto;
		scrollbar-width: none;

		a {
			position: relative;
			display: inline-flex;
			align-items: center;
			height: 2.25rem;
			padding-inline: clamp(0.4375rem, 1vw, 0.8125rem);
			border-radius: var(--radius-full);
			font-size: var(--text-ui);
			white-space: nowrap;
		}
		a[aria-current="page"] {
			color: var(--text);
		}
		a[aria-current="page"]::after {
			content: "";
			position: absolute;
			bottom: 0.1875rem;
			left: calc(50% - 0.5rem);
			width: 1rem;
			height: 2px;
			border-radius: 2px;
			background: var(--accent);
			forced-color-adjust: none;
		}
		@media (hover: hover) {
			a:hover {
				color: var(--text);
			}
		}
	}
	${small} {
		a {
			display: flex;
			align-items: center;
			justify-content: space-between;
			min-height: 4rem;
			border-bottom: 1px solid var(--line);
			font: var(--weight-medium) var(--text-3xl)/1 var(--font-serif);
			letter-spacing: var(--tracking-title);
			color: var(--text);
		}
		a[aria-current="page"] {
			color: var(--accent);
		}
		a[aria-current="page"]::after {
			content: "";
			width: 0.5rem;
			height: 0.5rem;
			border-radius: 50%;
			background: currentColor;
		}
		@media (scripting: none) {
			display: flex;
			flex-wrap: wrap;
			gap: 0 var(--space-5);

			a {
				min-height: var(--touch);
				border: 0;
				font: inherit;
			}
			a[aria-current="page"]::after {
				display: none;
			}
		}
	}
`;

export const Foot = styled.div`
	display: none;

	${small} {
		display: grid;
		gap: var(--space-2);
		margin-top: auto;
		padding-top: var(--space-6);

		ul {
			justify-content: space-between;
			margin-inline: -0.875rem;
		}

		@media (scripting: none) {
			display: none;
		}
	}
`;
