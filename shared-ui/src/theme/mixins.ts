import { css } from "styled-components";

/** Visually hidden, for assistive technology only. */
export const unseen = css`
	position: absolute;
	width: 1px;
	height: 1px;
	overflow: hidden;
	clip-path: inset(50%);
`;

/** Truncated to one line, with an ellipsis. */
export const oneLine = css`
	overflow: hidden;
	text-overflow: ellipsis;
	white-space: nowrap;
`;

/** A small label in mono capitals. */
export const label = css`
	font: var(--weight-medium) var(--text-xs) / 1.5 var(--font-mono);
	letter-spacing: var(--tracking-label);
	text-transform: uppercase;
	color: var(--text-3);
`;

/** A subtle edge instead of an image's border. */
export const edge = css`
	&::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
		box-shadow: var(--edge);
		pointer-events: none;
	}
`;

/** A button or link with only an icon: `--square` wide, and a finger's width on touch screens. */
export const iconSquare = css`
	display: inline-grid;
	place-items: center;
	flex: none;
	width: var(--square, 2.25rem);
	height: var(--square, 2.25rem);
	border-radius: var(--radius-sm);
	color: var(--text-2);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	@media (hover: hover) {
		&:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		--square: var(--touch);
	}
`;

/** Hidden in print. */
export const notPrinted = css`
	@media print {
		display: none;
	}
`;
