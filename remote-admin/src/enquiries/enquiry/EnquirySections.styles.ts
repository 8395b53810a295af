import { styled } from "styled-components";

export const Sections = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-5);
	padding-top: var(--space-4);
	border-top: 1px solid var(--line);
`;

export const SectionTitle = styled.h3`
	margin-bottom: var(--space-2);
	font-size: var(--text-md);
	font-weight: var(--weight-semibold);
`;

/** A quiet line of text: an empty state, a time. */
export const Quiet = styled.p`
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const Lines = styled.ul`
	display: grid;
	gap: var(--space-1);
	padding: 0;
	list-style: none;
	font-size: var(--text-md);

	& + a {
		margin-top: var(--space-2);
	}

	li {
		display: flex;
		flex-wrap: wrap;
		align-items: baseline;
		justify-content: space-between;
		gap: 0 var(--space-4);
		overflow-wrap: anywhere;
	}
	time,
	li > span {
		font-size: var(--text-sm);
		font-variant-numeric: tabular-nums;
		color: var(--text-3);
	}
`;
