import { css, styled } from "styled-components";

const row = css`
	display: flex;
	align-items: center;
	justify-content: flex-start;
	gap: var(--space-3);
	width: 100%;
	min-height: 2.5rem;
	padding-inline: 0.75rem;
	border-radius: 9px;
	font: var(--weight-regular) var(--text-ui) / 1.3 var(--font-sans);
	color: var(--text-2);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	&:focus-visible {
		outline-offset: -2px;
	}
	@media (hover: hover) {
		&:hover {
			background: var(--overlay-hover);
			color: var(--text);
		}
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;

export const Root = styled.div`
	:root[data-reading] & {
		display: none;
	}
`;

/* A native popover: at its button if anchor positioning is supported, else in the middle. */
export const Choices = styled.div`
	width: 14rem;
	padding: 0.375rem;
	border: 0;
	border-radius: var(--radius-lg);
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);

	@supports (position-area: bottom span-right) {
		inset: auto;
		margin: 0.25rem 0 0;
		position-area: bottom span-right;
		position-try-fallbacks: flip-block;
	}
	&:popover-open {
		opacity: 1;
		scale: 1;
		transform-origin: top left;
		transition:
			opacity var(--t-overlay) var(--ease),
			scale var(--t-overlay) var(--ease);

		@starting-style {
			opacity: 0;
			scale: 0.97;
		}
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	ul {
		padding: 0;
		list-style: none;
	}
	hr {
		margin: 0.375rem 0.75rem;
	}
	a,
	li > button,
	> button {
		${row}
	}
	> button {
		height: auto;
	}
	> button > svg {
		width: 1.125em;
	}
	@media (scripting: none) {
		hr,
		[data-scripted] {
			display: none;
		}
	}
`;
