import { css, styled } from "styled-components";
import { asCards, asRows } from "./breakpoint.ts";

interface Places {
	$top: string;
	$areas: string;
	$columns: string;
}

export const Root = styled.div<Places>`
	--table-top: ${({ $top }) => $top};
	--card-areas: ${({ $areas }) => $areas};
	--card-columns: ${({ $columns }) => $columns};
	--row-pad: 0.4375rem;
	min-width: 0;
	font-size: var(--text-md);
`;

export const Grid = styled.table`
	width: 100%;
	table-layout: fixed;

	${asCards} {
		display: block;
	}
`;

export const Body = styled.tbody`
	${asCards} {
		display: block;
	}
`;

export const Head = styled.thead`
	${asCards} {
		display: block;
	}
`;

export const HeadLine = styled.tr`
	${asCards} {
		/* Holds what is hidden from the eye, which would widen the page. */
		position: relative;
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		column-gap: var(--space-2);
		border-bottom: 1px solid var(--line);
	}
`;

export const HeadCell = styled.th<{ $align: "start" | "end" | undefined; $stays: boolean }>`
	position: sticky;
	top: var(--table-top);
	z-index: var(--z-raised);
	height: 2.25rem;
	padding: 0 var(--space-3) 0 0;
	text-align: ${({ $align }) => $align ?? "start"};
	font-weight: var(--weight-regular);
	font-size: var(--text-sm);
	line-height: 1;
	color: var(--text-3);
	background: var(--bg);
	/* A border would stay behind when the cell sticks. */
	box-shadow: inset 0 -1px var(--line-strong);

	&:first-child {
		padding-left: var(--space-2);
	}
	&:last-child {
		padding-right: var(--space-2);
	}
	&[data-hide="wide"] {
		@media (max-width: 80rem) {
			display: none;
		}
	}
	&[data-hide="medium"] {
		@media (max-width: 68.75rem) {
			display: none;
		}
	}
	/* Of the head a card needs what can be pressed: sorting, and choosing all. */
	${asCards} {
		position: static;
		display: ${({ $stays }) => ($stays ? "block" : "none")};
		flex: none;
		width: auto !important;
		height: auto;
		padding: 0;
		box-shadow: none;

		&[data-hide] {
			display: ${({ $stays }) => ($stays ? "block" : "none")};
		}
	}
`;

export const SortButton = styled.button<{ $end: boolean }>`
	display: inline-flex;
	align-items: center;
	gap: 2px;
	min-height: 1.75rem;
	${({ $end }) => ($end ? "margin-right: -0.375rem; flex-direction: row-reverse;" : "margin-left: -0.375rem;")}
	padding: 0 0.375rem;
	border-radius: var(--radius-xs);
	transition: color var(--t-colour);

	svg {
		width: 0.875rem;
		height: 0.875rem;
		opacity: 0;
		transition: rotate var(--t-overlay) var(--ease);
	}
	&:is(:hover, :focus-visible) {
		color: var(--text);
	}
	&:is(:hover, :focus-visible) svg {
		opacity: 0.6;
	}
	[aria-sort] > & {
		color: var(--text);
	}
	[aria-sort] > & svg {
		opacity: 1;
		color: var(--accent);
	}
	[aria-sort="ascending"] > & svg {
		rotate: 180deg;
	}
	${asCards} {
		min-height: var(--touch);

		/* Five columns stand in a phone's line when only the sorted one has its arrow. */
		:not([aria-sort]) > & svg {
			display: none;
		}
	}
`;

const asCard = css`
	${asCards} {
		display: grid;
		grid-template: var(--card-areas) / var(--card-columns);
		align-items: center;
		gap: var(--space-1) var(--space-2);
		padding: var(--space-3) 0 var(--space-2);
		border-bottom: 1px solid var(--line);
	}
	@media (max-width: 22.49rem) {
		column-gap: var(--space-1);
	}
`;

export const Row = styled.tr`
	${asCard}

	&[aria-selected="true"] > td {
		background: var(--accent-tint);
	}
	${asRows} and (hover: hover) {
		&:not([aria-selected="true"]):is(:hover, :focus-within) > td {
			background: var(--subtle);
		}
	}
	${asCards} {
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
	@media (forced-colors: active) {
		&[aria-selected="true"] {
			outline: 1px solid Highlight;
			outline-offset: -1px;
		}
	}
`;

export const Cell = styled.td<{ $align: "start" | "end" | undefined; $area: string }>`
	height: 3.75rem;
	padding: var(--row-pad) var(--space-3) var(--row-pad) 0;
	border-bottom: 1px solid var(--line);
	text-align: ${({ $align }) => $align ?? "start"};
	vertical-align: middle;
	overflow-wrap: anywhere;
	transition: background-color var(--t-colour);

	&:first-child {
		padding-left: var(--space-2);
	}
	&:last-child {
		padding-right: var(--space-2);
	}
	&[data-hide="wide"] {
		${asRows} and (max-width: 80rem) {
			display: none;
		}
	}
	&[data-hide="medium"] {
		${asRows} and (max-width: 68.75rem) {
			display: none;
		}
	}
	${asCards} {
		display: block;
		grid-area: ${({ $area }) => $area};
		width: auto;
		height: auto;
		min-width: 0;
		padding: 0;
		border: 0;
		text-align: start;

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
		justify-self: end;

		> * {
			width: var(--touch);
			height: var(--touch);
			margin: calc(-1 * var(--space-2)) -0.8125rem;
		}
	}
`;

/** On a phone at the right, above the boxes of the cards. */
export const SelectHead = styled(HeadCell)`
	> * {
		margin-left: -0.375rem;
	}
	${asCards} {
		order: 1;
		margin-left: auto;

		> * {
			width: var(--touch);
			height: var(--touch);
			margin: 0 -0.8125rem 0 0;
		}
	}
`;

export const ActionsCell = styled(Cell)`
	text-align: end;
	white-space: nowrap;

	${asCards} {
		justify-self: end;
		align-self: center;
		/* Waiting rows are as tall as real ones. */
		min-height: var(--touch);
		margin-right: -0.75rem;
	}
`;

/** Shown with the row, so that a list of many rows is quiet; on touch screens, where nothing hovers, always. */
export const Actions = styled.span`
	display: inline-flex;
	gap: 1px;

	${asRows} and (hover: hover) and (pointer: fine) {
		opacity: 0;
		transition: opacity var(--t-colour);

		${Row}:is(:hover, :focus-within) & {
			opacity: 1;
		}
	}
`;

/** EmptyState and ErrorState stand between the table's own lines instead of in a box of theirs. */
export const Placeholder = styled.div`
	border-top: 1px solid var(--line-strong);

	> * {
		padding-block: var(--space-7);
		border-radius: 0;
		box-shadow: none;
	}
`;
