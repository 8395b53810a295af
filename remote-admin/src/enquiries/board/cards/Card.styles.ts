import { oneLine } from "@site/shared-ui/mixins";
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

/** What stays in its place of a card that is dragged. */
const left = css`
	border-style: dashed;
	border-color: var(--control);
	background: none;

	&& * {
		color: var(--text-3);
	}
`;

/** The link covers the card; the tools lie above it. */
export const Root = styled.li<{ $isLifted: boolean }>`
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

export const Name = styled.p<{ $emphasis: boolean }>`
	padding-right: 1.75rem;
	font-weight: ${({ $emphasis }) => ($emphasis ? "var(--weight-semibold)" : "var(--weight-medium)")};
	line-height: var(--leading-snug);
	overflow-wrap: anywhere;
`;

export const Lines = styled.div`
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--text-2);

	p {
		${oneLine}
	}
`;

export const Foot = styled.p`
	margin-top: var(--space-2);
	font-size: var(--text-xs);
	font-variant-numeric: tabular-nums;
	color: var(--text-3);
`;

/** The handle shows on hover and focus, the menu always. */
export const Tools = styled.span`
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
		${Root}:hover & > :first-child {
			opacity: 1;
		}
	}
	@media (hover: none) {
		> :first-child {
			pointer-events: none;
		}
	}
`;
