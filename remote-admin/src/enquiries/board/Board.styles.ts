import { styled } from "styled-components";
import { face } from "./cards/Card.styles.ts";

/** From here on all columns fit beside each other, and their heads stick. */
export const isWide = "@media (min-width: 80rem)";

/** Columns side by side; where they do not fit, they scroll sideways and a swipe stops at a column. */
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
	@media (max-width: 79.99rem) {
		grid-auto-columns: minmax(${({ $count }) => ($count === 1 ? "0" : "min(16rem, 78vw)")}, 1fr);
		margin-inline: calc(-1 * var(--page-pad));
		padding-inline: calc(var(--page-pad) - var(--space-2));
		scroll-padding-inline: calc(var(--page-pad) - var(--space-2));
		overflow-x: auto;
		scroll-snap-type: x proximity;
		overscroll-behavior-x: contain;

		/* Snapping would work against the scrolling towards a column during a drag. */
		html:has([data-dnd-dragging]) & {
			scroll-snap-type: none;
		}
	}
`;

/** A card in the hand. */
export const Lifted = styled.div`
	${face}
	height: 100%;
	border-color: var(--accent);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	cursor: grabbing;
`;
