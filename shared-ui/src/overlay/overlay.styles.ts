import { css } from "styled-components";

/** An overlay grows slightly from its trigger. Base UI sets --transform-origin: the trigger's position. */
export const popIn = css`
	transform-origin: var(--transform-origin, center);
	transition:
		opacity var(--t-overlay) var(--ease),
		scale var(--t-overlay) var(--ease);

	&[data-starting-style],
	&[data-ending-style] {
		opacity: 0;
		scale: 0.97;
	}
	&[data-instant] {
		transition: none;
	}
`;

/** The surface of every overlay. */
export const panel = css`
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);

	&:focus {
		outline: 0;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;

/** The backdrop of a modal overlay. */
export const scrim = css`
	position: fixed;
	inset: 0;
	background: var(--scrim);
	transition: opacity var(--t-overlay);

	&[data-starting-style],
	&[data-ending-style] {
		opacity: 0;
	}
	@media print {
		display: none;
	}
`;
