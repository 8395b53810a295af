import { oneLine } from "@site/shared-ui/mixins";
import { StatGroup } from "@site/shared-ui/StatCard";
import { css, styled } from "styled-components";
import { Block } from "../layout/Block.tsx";

const narrow = "@media (max-width: 47.99rem)";

/** Five figures in a line; where the line breaks, the last one takes the whole row. */
export const Totals = styled(StatGroup)`
	&& > :first-child {
		flex-basis: max(min(50%, 12rem), min(50%, (60rem - 100%) * 999));
	}
`;

/** Said instead of the lists of what waits. */
export const CalmLine = styled.p`
	margin-top: var(--space-5);
	color: var(--text-2);
`;

export const Columns = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) 20rem;
	gap: var(--space-6) var(--space-7);
	margin-top: var(--space-6);

	@media (max-width: 80rem) {
		gap: var(--space-6);
	}
	@media (max-width: 68.75rem) {
		grid-template-columns: minmax(0, 1fr);
	}
`;

export const Lists = styled.div`
	display: grid;
	gap: var(--space-6);
	align-content: start;
`;

export const Aside = styled(Lists)`
	@media (min-width: 48rem) and (max-width: 68.75rem) {
		grid-template-columns: 1fr 1fr;
	}
`;

export const WideBlock = styled(Block)`
	margin-top: var(--space-5);
`;

export const Rows = styled.ul``;

const row = css`
	display: grid;
	align-items: center;
	min-height: 3rem;
	border-bottom: 1px solid var(--line);

	${narrow} {
		padding-block: var(--space-2);
	}
`;

export const RecentRow = styled.li`
	${row}
	grid-template-columns: minmax(0, 1fr) 6.5rem 3.5rem auto;
	gap: var(--space-4);

	time {
		font-size: var(--text-sm);
		text-align: right;
		color: var(--text-3);
	}
	${narrow} {
		grid-template: auto auto / auto minmax(0, 1fr) auto;
		gap: 0 var(--space-3);

		> a {
			grid-column: 1 / span 2;
		}
		time {
			text-align: left;
		}
	}
`;

export const FollowUpRow = styled.li`
	${row}
	grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 9rem auto;
	gap: 0 var(--space-4);

	${narrow} {
		grid-template-columns: minmax(0, 1fr) auto;

		button {
			grid-area: 1 / 2 / span 3;
		}
	}
`;

const name = css`
	${oneLine}
	font-weight: var(--weight-medium);
	transition: color var(--t-colour);
`;

export const RowLink = styled.a`
	padding-block: 0.25rem;

	@media (pointer: coarse) {
		padding-block: 0.75rem;
	}
	${name}

	&:hover {
		color: var(--accent);
	}
`;

export const RowActions = styled.span`
	display: inline-flex;
	gap: 1px;
	margin-right: -0.4375rem;

	${RecentRow}:not(:hover) & a {
		color: var(--text-3);
	}
	${narrow} {
		grid-area: 1 / 3 / span 2;
	}
`;

export const RowSkeleton = styled.span`
	display: flex;
	align-items: center;
	justify-content: space-between;
	min-height: 3.0625rem;
	border-bottom: 1px solid var(--line);
`;

export const Name = styled.span`
	${name}
`;

export const Summary = styled.span`
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Day = styled.time<{ $isOver: boolean }>`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: ${({ $isOver }) => ($isOver ? "var(--clay)" : "var(--text-3)")};
`;

export const AllLink = styled.a`
	display: inline-flex;
	align-items: center;
	min-height: 1.5rem;
	font-size: var(--text-sm);
	color: var(--text-2);

	@media (pointer: coarse) {
		min-height: var(--touch);
	}
	svg {
		width: 1rem;
		height: 1rem;
		color: var(--text-3);
	}
	&:hover {
		color: var(--accent);
	}
`;

export const OpenCount = styled.p`
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const EmptyText = styled.p`
	padding-block: var(--space-4);
	color: var(--text-2);
`;

/** An empty or loading list, as high as one with entries. */
export const EmptyRow = styled.p<{ $height: string }>`
	display: flex;
	align-items: center;
	min-height: ${({ $height }) => $height};
	color: var(--text-2);

	${narrow} {
		min-height: min(3.5rem, ${({ $height }) => $height});
	}
`;

export const Entries = styled.ul`
	display: grid;
	grid-template-columns: repeat(3, minmax(0, 1fr));

	li + li {
		border-left: 1px solid var(--line);
	}
	${narrow} {
		grid-template-columns: minmax(0, 1fr);

		li + li {
			border: 0;
			border-top: 1px solid var(--line);
		}
	}
`;

export const EntryLink = styled.a`
	display: grid;
	gap: 1px;
	height: 100%;
	padding: 0.75rem 1.25rem;

	li:first-child > & {
		padding-left: 0;
	}
	&:hover ${Name} {
		color: var(--accent);
	}
	${Summary} {
		margin-bottom: var(--space-2);
	}
	${narrow} {
		&& {
			padding: var(--space-3) 0;
		}
	}
`;
