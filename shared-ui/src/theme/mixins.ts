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

/** Nothing on paper. */
export const notPrinted = css`
	@media print {
		display: none;
	}
`;
