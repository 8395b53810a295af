import { below, from } from "@site/shared-ui/layout";
import { css, styled } from "styled-components";

export const face = css`
	position: relative;
	display: grid;
	align-content: start;
	gap: 2px;
	padding: var(--space-3);
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);
`;

/** From this width all columns fit side by side, and their heads stick. */
const isWide = from(80);

/** Columns side by side; if they do not fit, they scroll sideways and a swipe stops at a column. */
export const Columns = styled.div<{ $count: number }>`
	position: relative;
	display: grid;
	grid-auto-flow: column;
	grid-auto-columns: minmax(0, 1fr);
	gap: var(--space-3);
	margin-inline: calc(-1 * var(--space-2));

	/* Keeps a focused card clear of the sticky bars. */
	html:has(&) {
		scroll-padding-block: 7rem 5rem;
	}
	${below(80)} {
		grid-auto-columns: minmax(${({ $count }) => ($count === 1 ? "0" : "min(16rem, 78vw)")}, 1fr);
		margin-inline: calc(-1 * var(--page-pad));
		padding-inline: calc(var(--page-pad) - var(--space-2));
		scroll-padding-inline: calc(var(--page-pad) - var(--space-2));
		overflow-x: auto;
		scroll-snap-type: x proximity;
		overscroll-behavior-x: contain;

		/* Snapping would counteract the scrolling towards a column during a drag. */
		html:has([data-dnd-dragging]) & {
			scroll-snap-type: none;
		}
	}
`;

export const Lifted = styled.div`
	${face}
	height: 100%;
	border-color: var(--accent);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	cursor: grabbing;
`;

const left = css`
	border-style: dashed;
	border-color: var(--control);
	background: none;

	&& * {
		color: var(--text-3);
	}
`;

/** The link covers the card; the tools are above it. */
export const CardRoot = styled.li<{ $isLifted: boolean }>`
	${face}
	touch-action: manipulation;
	-webkit-touch-callout: none;
	user-select: none;
	transition: border-color var(--t-colour);

	a::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
	}
	a:focus-visible {
		outline: 0;

		&::after {
			outline: 2px solid var(--focus);
			outline-offset: 2px;
			border-radius: var(--radius-md);
		}
	}
	${({ $isLifted }) => $isLifted && left}
	@media (hover: hover) {
		cursor: grab;

		&:hover {
			border-color: var(--line-strong);
		}
	}
`;

export const CardName = styled.p<{ $emphasis: boolean }>`
	padding-right: 1.75rem;
	font-weight: ${({ $emphasis }) => ($emphasis ? "var(--weight-semibold)" : "var(--weight-medium)")};
	line-height: var(--leading-snug);
	overflow-wrap: anywhere;
`;

/** The handle shows on hover and focus, the menu always. */
export const CardTools = styled.span`
	position: absolute;
	top: 0.25rem;
	right: 0.25rem;
	display: flex;

	> :first-child {
		cursor: grab;
		opacity: 0;
	}
	> :first-child:focus-visible {
		opacity: 1;
	}
	@media (hover: hover) {
		${CardRoot}:hover & > :first-child {
			opacity: 1;
		}
	}
	@media (hover: none) {
		> :first-child {
			pointer-events: none;
		}
	}
`;

export const ColumnRoot = styled.section<{ $isTarget: boolean }>`
	min-width: 0;
	padding: 0 var(--space-2) var(--space-3);
	border-radius: var(--radius-lg);
	background: var(--bg);
	scroll-snap-align: start;
	transition:
		background-color var(--t-colour),
		box-shadow var(--t-colour);

	${({ $isTarget }) =>
		$isTarget &&
		css`
			background: var(--accent-tint);
			box-shadow: inset 0 0 0 1px var(--accent-line);

			@media (forced-colors: active) {
				outline: 2px solid Highlight;
			}
		`}
	> :first-child {
		display: flex;
		align-items: baseline;
		justify-content: space-between;
		gap: var(--space-2);
		margin-bottom: var(--space-3);
		padding: var(--space-3) var(--space-1) var(--space-2);
		border-bottom: 1px solid var(--line);

		h2 {
			font-weight: var(--weight-medium);
		}
		${isWide} {
			position: sticky;
			top: var(--tools-height);
			z-index: var(--z-raised);
			background: inherit;
		}
	}
`;
