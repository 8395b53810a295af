import { styled } from "styled-components";
import { panel } from "../overlay/overlay.styles.ts";
import { token } from "../theme/token.ts";

export const Region = styled.section`
	position: fixed;
	inset: auto var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom)) auto;
	z-index: var(--z-notice);
	display: grid;
	gap: var(--space-2);
	width: min(26rem, 100vw - 2 * var(--space-4));

	@media print {
		display: none;
	}
`;

export const Card = styled.div<{ $tone: "ok" | "danger" }>`
	${panel}
	--tone: ${({ $tone }) => token($tone)};
	/* The first line, the action and the close button have the same height. */
	--row: 2.25rem;
	position: relative;
	overflow: hidden;
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: flex-end;
	min-height: 3rem;
	padding: 0.375rem 3rem 0.375rem 1rem;
	border-radius: var(--radius-md);
	font-size: var(--text-ui);
	line-height: 1.45;
	transition:
		opacity var(--t-overlay) var(--ease),
		translate var(--t-overlay) var(--ease);

	@starting-style {
		opacity: 0;
		translate: 0 0.5rem;
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		--row: var(--touch);
	}
	> button:last-of-type {
		position: absolute;
		top: 0.375rem;
		right: 0.375rem;
		width: var(--row);
		height: var(--row);
	}
	/* As wide as its text: the action is next to a short text and below a long one. */
	> div {
		flex: 1 1 auto;
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		gap: 0.75rem;
		align-items: start;
		min-width: 0;
		padding-block: calc((var(--row) - 1.45em) / 2);

		> svg {
			margin-top: 0.125rem;
			color: var(--tone);
		}
	}
`;
