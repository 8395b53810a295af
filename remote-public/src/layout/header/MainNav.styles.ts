import { keyframes, styled } from "styled-components";

const small = "@media (max-width: 47.99rem)";

const sink = keyframes`
	from { opacity: 0; translate: 0 -6px; }
`;

/*
 * One list for both shapes: one line of the bar, and a sheet in the top layer. The line hides wrapped
 * entries, until the keyboard reaches one of them.
 */
export const MainNav = styled.nav`
	--more: 1.75rem;
	/* The browser gives a popover margin, border and padding. */
	all: unset;
	box-sizing: border-box;
	display: block;
	height: 2.75rem;
	/* The button is also as wide as the gap of the bar. */
	margin-right: -0.5rem;
	padding: 0 calc(var(--more) + 0.5rem) 0 0;
	overflow: hidden;

	@media (pointer: coarse) {
		--more: 2.25rem;
	}
	${small} {
		display: none;

		@media (scripting: none) {
			display: block;
			height: auto;
			margin: 0;
			padding: 0;
		}
	}
	:root:has(&:popover-open) {
		overflow: hidden;
	}
	&:popover-open {
		position: fixed;
		inset: var(--header-h) 0 auto;
		display: flex;
		flex-direction: column;
		height: auto;
		margin: 0;
		max-height: calc(100dvh - var(--header-h));
		padding: var(--space-4) max(var(--gutter), 50vw - var(--w-wide) / 2) var(--space-6);
		background: var(--bg);
		box-shadow: 0 1px var(--line);
		overflow: auto;
		overscroll-behavior: contain;
		animation: ${sink} var(--t-move) var(--ease);

		${small} {
			bottom: 0;

			> div {
				display: grid;
			}
		}
	}
	> div {
		display: none;

		${small} {
			gap: var(--space-2);
			margin-top: auto;
			padding-top: var(--space-6);

			ul {
				justify-content: space-between;
				margin-inline: -0.875rem;
			}
		}
	}
`;

export const List = styled.ul`
	position: relative;
	display: flex;
	flex-wrap: wrap;
	justify-content: center;

	a {
		position: relative;
		display: inline-flex;
		align-items: center;
		height: 2.75rem;
		padding-inline: clamp(0.375rem, 2.4vw - 0.75rem, 0.8125rem);
		border-radius: var(--radius-full);
		outline-offset: -2px;
		font-size: var(--text-ui);
		white-space: nowrap;
		color: var(--text-2);
		transition: color var(--t-colour);
	}
	a[aria-current="page"] {
		color: var(--text);
	}
	a[aria-current="page"]::after {
		content: "";
		position: absolute;
		bottom: 0.4375rem;
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
	:popover-open & {
		display: grid;
		grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
		gap: 0 var(--space-7);
		padding: 0;

		a {
			display: flex;
			justify-content: space-between;
			height: auto;
			min-height: 4rem;
			padding: 0;
			border-bottom: 1px solid var(--line);
			border-radius: 0;
			font: var(--weight-medium) var(--text-3xl)/1 var(--font-serif);
			letter-spacing: var(--tracking-title);
			white-space: normal;
			color: var(--text);
		}
		a[aria-current="page"] {
			color: var(--accent);
		}
		a[aria-current="page"]::after {
			position: static;
			width: 0.5rem;
			height: 0.5rem;
		}
	}
	/* As high as all lines; a container, because the button's style depends on whether there is a second. */
	> :last-child {
		position: absolute;
		inset: 0 0 0 100%;
		container-type: size;

		button {
			position: absolute;
			top: 0.25rem;
			right: calc(-0.5rem - var(--more));
			display: none;
		}
		@container (min-height: 3rem) {
			button {
				display: grid;
			}
		}
		:popover-open & {
			display: none;
		}
	}
`;
