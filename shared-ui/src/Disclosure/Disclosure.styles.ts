import { styled } from "styled-components";

export const Root = styled.div`
	position: relative;
`;

export const Floating = styled.div`
	position: absolute;
	top: calc(100% + 0.25rem);
	left: 0;
	z-index: var(--z-popover);
	width: max-content;
	min-width: 14rem;
	max-width: min(22rem, 100vw - 2 * var(--gutter));
	padding: 0.375rem;
	border-radius: var(--radius-lg);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	transform-origin: top left;
	transition:
		opacity var(--t-overlay) var(--ease),
		scale var(--t-overlay) var(--ease);

	@starting-style {
		opacity: 0;
		scale: 0.97;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	&[hidden] {
		display: none;
	}
	a,
	button {
		display: flex;
		align-items: center;
		gap: var(--space-3);
		width: 100%;
		min-height: 2.5rem;
		padding-inline: 0.75rem;
		border-radius: 8px;
		font-size: var(--text-ui);
		color: var(--text-2);
		transition:
			background-color var(--t-colour),
			color var(--t-colour);
	}
	@media (pointer: coarse) {
		a,
		button {
			min-height: var(--touch);
		}
	}
	@media (hover: hover) {
		:is(a, button):hover {
			background: var(--overlay-hover);
			color: var(--text);
		}
	}
`;
