import { below } from "@site/shared-ui/layout";
import { oneLine } from "@site/shared-ui/mixins";
import { StatGroup } from "@site/shared-ui/StatCard";
import { css, styled } from "styled-components";

/** Five figures in a line; where the line breaks, the last one takes the whole row. */
export const Totals = styled(StatGroup)`
	&& > :first-child {
		flex-basis: max(min(50%, 12rem), min(50%, (60rem - 100%) * 999));
	}
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

export const Aside = styled.div`
	display: grid;
	gap: var(--space-6);
	align-content: start;

	@media (min-width: 48rem) and (max-width: 68.75rem) {
		grid-template-columns: 1fr 1fr;
	}
`;

const row = css`
	display: grid;
	align-items: center;
	min-height: 3rem;
	border-bottom: 1px solid var(--line);

	${below(48)} {
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
	/* The actions. */
	> :last-child {
		display: inline-flex;
		gap: 1px;
		margin-right: -0.4375rem;
	}
	&:not(:hover) > :last-child a {
		color: var(--text-3);
	}
	${below(48)} {
		grid-template: auto auto / auto minmax(0, 1fr) auto;
		gap: 0 var(--space-3);

		> a {
			grid-column: 1 / span 2;
		}
		> :last-child {
			grid-area: 1 / 3 / span 2;
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

	${below(48)} {
		grid-template-columns: minmax(0, 1fr) auto;

		button {
			grid-area: 1 / 2 / span 3;
		}
	}
`;

export const RowLink = styled.a`
	padding-block: 0.25rem;

	@media (pointer: coarse) {
		padding-block: 0.75rem;
	}
	${oneLine}
	font-weight: var(--weight-medium);
	transition: color var(--t-colour);

	&:hover {
		color: var(--accent);
	}
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

/** An empty or loading list, as high as one with entries. */
export const EmptyRow = styled.p<{ $height: string }>`
	display: flex;
	align-items: center;
	min-height: ${({ $height }) => $height};
	color: var(--text-2);

	${below(48)} {
		min-height: min(3.5rem, ${({ $height }) => $height});
	}
`;

export const Entries = styled.ul`
	display: grid;
	grid-template-columns: repeat(3, minmax(0, 1fr));

	li + li {
		border-left: 1px solid var(--line);
	}
	a {
		display: grid;
		gap: 1px;
		height: 100%;
		padding: 0.75rem 1.25rem;
	}
	li:first-child a {
		padding-left: 0;
	}
	a > :first-child {
		transition: color var(--t-colour);
	}
	a:hover > :first-child {
		color: var(--accent);
	}
	${below(48)} {
		grid-template-columns: minmax(0, 1fr);

		li + li {
			border: 0;
			border-top: 1px solid var(--line);
		}
		&& a {
			padding: var(--space-3) 0;
		}
	}
`;
