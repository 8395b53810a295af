import { css, styled } from "styled-components";
import { isWide } from "../Board.styles.ts";

export const Root = styled.section<{ $isTarget: boolean }>`
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
`;

export const Head = styled.div`
	display: flex;
	align-items: baseline;
	justify-content: space-between;
	gap: var(--space-2);
	margin-bottom: var(--space-3);
	padding: var(--space-3) var(--space-1) var(--space-2);
	border-bottom: 1px solid var(--line);

	h2 {
		font-size: var(--text-md);
		font-weight: var(--weight-medium);
	}
	${isWide} {
		position: sticky;
		top: var(--tools-height);
		z-index: var(--z-raised);
		background: inherit;
	}
`;

export const Count = styled.span`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-3);
`;

export const Cards = styled.ul<{ $isAlone: boolean }>`
	display: grid;
	grid-template-columns: ${({ $isAlone }) => ($isAlone ? "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" : "minmax(0, 1fr)")};
	gap: var(--space-2);
`;

export const Empty = styled.p`
	padding-inline: var(--space-1);
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const More = styled.p`
	margin-top: var(--space-3);
	padding-inline: var(--space-1);
	font-size: var(--text-sm);
	color: var(--text-3);
`;
