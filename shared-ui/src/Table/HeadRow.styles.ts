import { styled } from "styled-components";
import { asCards, inRow } from "./Table.styles.ts";

export const HeadLine = styled.tr`
	${asCards} {
		/* Contains visually hidden text, which would widen the page. */
		position: relative;
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		column-gap: var(--space-1);
		border-bottom: 1px solid var(--line);
	}
`;

export const HeadCell = styled.th<{ $alwaysVisible: boolean }>`
	position: sticky;
	top: var(--table-top);
	z-index: var(--z-raised);
	height: 2.25rem;
	padding: 0 var(--space-3) 0 0;
	text-align: start;
	font-weight: var(--weight-regular);
	font-size: var(--text-sm);
	line-height: 1;
	color: var(--text-3);
	background: var(--bg);
	/* A border would not move when the cell sticks. */
	box-shadow: inset 0 -1px var(--line-strong);

	${inRow}

	/* Cards keep the controls of the head: sorting, and select all. */
	${asCards} {
		position: static;
		display: ${({ $alwaysVisible }) => ($alwaysVisible ? "block" : "none")};
		flex: none;
		width: auto !important;
		height: auto;
		padding: 0;
		box-shadow: none;
	}
`;

export const SortButton = styled.button`
	display: inline-flex;
	align-items: center;
	gap: 2px;
	min-height: 1.75rem;
	margin-left: -0.375rem;
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
	@media (pointer: coarse) {
		min-height: var(--touch);
	}
	${asCards} {
		min-height: var(--touch);

		/* Only the sorted column has its arrow, so that five columns fit in a line on phones. */
		:not([aria-sort]) > & svg {
			display: none;
		}
	}
`;

export const SelectHead = styled(HeadCell)`
	> * {
		margin-left: -0.375rem;
	}
	${asCards} {
		order: 1;
		margin-left: auto;

		&& > * {
			width: var(--touch);
			height: var(--touch);
			margin: 0 -0.8125rem 0 0;
		}
	}
`;
