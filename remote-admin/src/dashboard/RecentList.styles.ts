import { oneLine } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

const narrow = "@media (max-width: 47.99rem)";

export const AllLink = styled.a`
	display: inline-flex;
	align-items: center;
	min-height: 1.5rem;
	font-size: var(--text-sm);
	color: var(--text-2);

	svg {
		width: 1rem;
		height: 1rem;
		color: var(--text-3);
	}
	&:hover {
		color: var(--accent);
	}
`;

export const Rows = styled.ul`
	padding: 0;
	list-style: none;
`;

export const EmptyText = styled.p`
	padding-block: var(--space-4);
	color: var(--text-2);
`;

export const Row = styled.li`
	display: grid;
	grid-template-columns: minmax(0, 1fr) 6.5rem 3.5rem auto;
	align-items: center;
	gap: var(--space-4);
	min-height: 3rem;
	border-bottom: 1px solid var(--line);

	time {
		font-size: var(--text-sm);
		text-align: right;
		color: var(--text-3);
	}
	${narrow} {
		grid-template: auto auto / auto minmax(0, 1fr) auto;
		gap: 0 var(--space-3);
		padding-block: var(--space-2);

		time {
			text-align: left;
		}
	}
`;

export const Title = styled.a`
	padding-block: 0.25rem;
	${oneLine}
	font-weight: var(--weight-medium);
	transition: color var(--t-colour);

	&:hover {
		color: var(--accent);
	}
	${narrow} {
		grid-column: 1 / span 2;
	}
`;

export const Actions = styled.span`
	display: inline-flex;
	gap: 1px;
	margin-right: -0.4375rem;

	${Row}:not(:hover) & a {
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
