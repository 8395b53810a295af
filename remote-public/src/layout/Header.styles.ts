import { IconButton } from "@site/shared-ui";
import { keyframes, styled } from "styled-components";

const small = "@media (max-width: 47.99rem)";
const wide = "@media (min-width: 48rem)";

export const Bar = styled.div`
	pointer-events: auto;
	display: grid;
	grid-template-columns: 1fr auto 1fr;
	align-items: center;
	gap: var(--space-4);
	max-width: var(--w-wide);
	height: var(--header-h);
	margin-inline: auto;
	border-radius: var(--radius-full);
	transition:
		height var(--t-move) var(--ease),
		max-width var(--t-move) var(--ease),
		translate var(--t-move) var(--ease),
		padding var(--t-move) var(--ease),
		background-color var(--t-overlay);

	@media (max-width: 63.99rem) {
		grid-template-columns: auto minmax(0, 1fr) auto;
	}
	${small} {
		grid-template-columns: minmax(0, 1fr) auto;
	}
	@media (max-width: 22.99rem) {
		gap: var(--space-1);
	}
	@media (scripting: none) and (max-width: 47.99rem) {
		grid-template-columns: 1fr;
		height: auto;
		padding-block: var(--space-3);
	}
`;

export const Root = styled.header`
	position: sticky;
	top: 0;
	z-index: var(--z-header);
	height: var(--header-h);
	padding-inline: var(--gutter);
	pointer-events: none;

	&[data-compact="true"]:not([data-menu]) ${Bar} {
		height: var(--header-h-compact);
		max-width: 59rem;
		translate: 0 0.75rem;
		padding-inline: 1.125rem 0.5rem;
		background: var(--header-bg);
		box-shadow: var(--shadow-pill);
		backdrop-filter: blur(14px) saturate(1.5);

		${small} {
			translate: 0 0.5rem;
			padding-inline: 1rem 0.875rem;
		}
	}
	&[data-menu] {
		background: var(--bg);
	}
	@media (scripting: none) and (max-width: 47.99rem) {
		position: static;
		height: auto;
	}
	@media print {
		display: none;
	}
`;

const sink = keyframes`
	from { opacity: 0; translate: 0 -6px; }
`;

// One list for both shapes: a row of the bar on wide screens, a sheet in the browser's top layer on small ones.
export const Nav = styled.nav`
	position: static;
	display: block;
	width: auto;
	height: auto;
	margin: 0;
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
	list-style: none;
	padding: 0;

	a {
		color: var(--text-2);
		transition:
			color var(--t-colour),
			background-color var(--t-colour);
	}
	${wide} {
		display: flex;
		justify-content: center;
		gap: 0.125rem;

		a {
			position: relative;
			display: inline-flex;
			align-items: center;
			height: 2.25rem;
			padding-inline: clamp(0.4375rem, 1vw, 0.8125rem);
			border-radius: var(--radius-full);
			font-size: 0.9375rem;
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

export const Tools = styled.div`
	display: flex;
	align-items: center;
	justify-self: end;
	gap: var(--space-1);

	${small} {
		gap: 0;
		margin-right: -0.625rem;
	}
	@media (max-width: 22.99rem) {
		button {
			width: 2.5rem;
		}
	}
	@media (scripting: none) {
		display: none;
	}
`;

export const MenuButton = styled(IconButton)`
	${wide} {
		display: none;
	}
`;
