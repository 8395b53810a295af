import { css, styled } from "styled-components";
import { below, from } from "../layout/index.ts";

/** Below this width rows become cards: next to a 15 rem sidebar six columns leave no space for a title. */
export const asCards = below(64);

export const asRows = from(64);

/** A pointer that can hover: the actions of a row appear over its end. */
const onHover = `${asRows} and (hover: hover) and (pointer: fine)`;

/** At the end of a row, whose texts fade below it; hidden until the row is hovered or focused. */
export const atRowEnd = css`
	position: absolute;
	inset: 0 0 0 auto;
	align-items: center;
	padding: 0 var(--space-2) 0 var(--space-6);
	background: linear-gradient(to right, transparent, var(--row-paper) var(--space-5));
	opacity: 0;
	transition: opacity var(--t-colour);

	@media (forced-colors: active) {
		background: Canvas;
	}
`;

/** Makes a link of one line as high as a finger; its container must be positioned. */
export const fingerHigh = css`
	@media (pointer: coarse) {
		&::after {
			content: "";
			position: absolute;
			inset: calc(50% - var(--touch) / 2) 0;
		}
	}
`;

export const Root = styled.div<{ $top: string; $areas: string; $columns: string; $actions: string }>`
	--table-top: ${({ $top }) => $top};
	--card-areas: ${({ $areas }) => $areas};
	--card-columns: ${({ $columns }) => $columns};
	--actions: ${({ $actions }) => $actions};
	--row-pad: 0.4375rem;
	min-width: 0;
	font-size: var(--text-md);

	${onHover} {
		--actions: var(--space-2);
	}
`;

export const Grid = styled.table`
	width: 100%;
	table-layout: fixed;

	${asCards} {
		&,
		> thead,
		> tbody {
			display: block;
		}
	}
`;

export const Row = styled.tr`
	--row-paper: var(--subtle);

	&[aria-selected="true"] {
		--row-paper: var(--accent-tint);
	}
	&[aria-selected="true"] > td {
		background: var(--row-paper);
	}
	${asRows} and (hover: hover) {
		&:is(:hover, :focus-within) > td {
			background: var(--row-paper);
		}
	}
	${asCards} {
		display: grid;
		grid-template: var(--card-areas) / var(--card-columns);
		align-items: center;
		gap: 0 var(--space-2);
		padding: 0.625rem 0 0.125rem;
		border-bottom: 1px solid var(--line);

		/* The tint reaches the window's edges. */
		&[aria-selected="true"] {
			margin-inline: calc(-1 * var(--space-4));
			padding-inline: var(--space-4);
			background: var(--accent-tint);
		}
		&[aria-selected="true"] > td {
			background: none;
		}
	}
	${below(22.5)} {
		column-gap: var(--space-1);
	}
	@media (forced-colors: active) {
		&[aria-selected="true"] {
			outline: 1px solid Highlight;
			outline-offset: -1px;
		}
	}
`;

/** Cells of the head and of the rows: the outer ones reach the edges, and `data-hide` drops a column. */
export const inRow = css`
	&:first-child {
		padding-left: var(--space-2);
	}
	&:last-child {
		padding-right: var(--space-2);
	}
	${asRows} and (max-width: 80rem) {
		&[data-hide="wide"] {
			display: none;
		}
	}
	${asRows} and (max-width: 68.75rem) {
		&[data-hide="medium"] {
			display: none;
		}
	}
`;

export const Cell = styled.td<{ $area: string }>`
	position: relative;
	height: 3.75rem;
	padding: var(--row-pad) var(--space-3) var(--row-pad) 0;
	border-bottom: 1px solid var(--line);
	text-align: start;
	vertical-align: middle;
	overflow-wrap: anywhere;
	transition: background-color var(--t-colour);
	${inRow}

	${asCards} {
		display: block;
		grid-area: ${({ $area }) => $area};
		width: auto;
		height: auto;
		min-width: 0;
		padding: 0;
		border: 0;

		&:first-child,
		&:last-child {
			padding-inline: 0;
		}
		${({ $area }) => $area === "none" && "display: none;"}
	}
`;

export const SelectCell = styled(Cell)`
	> * {
		margin-left: -0.375rem;
	}
	${asCards} {
		/* As a block the line's baseline would add to the height of the box. */
		display: grid;
		justify-self: end;

		/* Doubled, because the box sets its size too. */
		&& > * {
			/* Above the text of the card, with which it shares some pixels. */
			z-index: var(--z-raised);
			width: var(--touch);
			height: var(--touch);
			margin: -0.625rem -0.8125rem -0.875rem;
		}
	}
`;

export const ActionsCell = styled(Cell)`
	text-align: end;
	white-space: nowrap;

	${asCards} {
		justify-self: end;
		align-self: center;
		/* Skeleton rows are as tall as real rows. */
		min-height: var(--touch);
		margin-right: -0.75rem;
	}
`;

/** Shown when the row is hovered or has the focus; always on touch screens. */
export const Actions = styled.span`
	display: inline-flex;
	gap: 1px;

	${onHover} {
		${atRowEnd}

		${Row}:is(:hover, :focus-within) & {
			opacity: 1;
		}
	}
`;

/** EmptyState and ErrorState between the table's own lines, without another box. */
export const Placeholder = styled.div`
	border-top: 1px solid var(--line-strong);

	> * {
		padding-block: var(--space-7);
		border-radius: 0;
		box-shadow: none;
	}
`;
