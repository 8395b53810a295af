import { css, styled } from "styled-components";
import { token } from "../theme/token.ts";

export type Tone = "accent" | "clay" | "control";

const systemColours = css`
	forced-color-adjust: none;

	@media (forced-colors: active) {
		--accent: Highlight;
		--clay: CanvasText;
		--control: CanvasText;
		--line-strong: CanvasText;
	}
`;

/** The total above a chart: a figure in strong, and its unit. */
export const Headline = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 var(--space-2);
	min-height: 3.5rem;
	padding-block: var(--space-3);
	font-size: var(--text-sm);
	color: var(--text-2);

	strong {
		font: var(--weight-medium) var(--text-2xl) / 1.2 var(--font-serif);
		font-variant-numeric: tabular-nums lining-nums;
		color: var(--text);
	}
`;

export const Plot = styled.svg`
	width: 100%;
	border-bottom: 1px solid var(--line-strong);
	overflow: visible;
	${systemColours}
`;

/** Above the line of the highest count: its number, and the current bar. */
export const Scale = styled.p`
	display: flex;
	justify-content: space-between;
	gap: var(--space-3);
	border-bottom: 1px solid var(--line);
	font-size: var(--text-xs);
	line-height: 1.5rem;
	color: var(--text-3);

	span + span {
		color: var(--text-2);
	}
`;

/** An invisible slider covers the bars, so that keys, pointer and touch choose one. */
export const Frame = styled.div`
	position: relative;

	input {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		margin: 0;
		opacity: 0;
		cursor: crosshair;
	}
	&:has(:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: 2px;
	}
`;

export const Axis = styled.p`
	position: relative;
	height: 1.5rem;
	font-size: var(--text-xs);
	line-height: 1.75rem;
	color: var(--text-3);

	span {
		position: absolute;
		translate: -50%;
		white-space: nowrap;

		&::before {
			content: "";
			position: absolute;
			left: 50%;
			height: 0.25rem;
			border-left: 1px solid var(--line-strong);
		}
		/* The last label ends with the axis. */
		&:last-child {
			translate: -85%;

			&::before {
				left: 85%;
			}
		}
	}
`;

export const Key = styled.span<{ $tone: Tone; $isLine: boolean }>`
	&::before {
		content: "";
		display: inline-block;
		width: 0.625rem;
		height: ${({ $isLine }) => ($isLine ? "0.125rem" : "0.625rem")};
		margin-right: 0.375rem;
		border-radius: 2px;
		background: ${({ $tone }) => token($tone)};
		vertical-align: ${({ $isLine }) => ($isLine ? "middle" : "baseline")};
		${systemColours}
	}
`;

export const Disclosure = styled.details`
	margin-top: var(--space-2);

	summary {
		display: inline-flex;
		align-items: center;
		min-height: 1.5rem;
		cursor: pointer;
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (pointer: coarse) {
		summary {
			min-height: var(--touch);
		}
	}
	table {
		width: 100%;
		table-layout: fixed;
		color: var(--text);

		th {
			font-weight: var(--weight-regular);
			color: var(--text-3);
		}
		tbody th {
			color: var(--text-2);
		}
		th,
		td {
			padding: var(--space-1) 0;
			border-bottom: 1px solid var(--line);
			text-align: end;
		}
		th:first-child {
			text-align: start;
		}
	}
`;
