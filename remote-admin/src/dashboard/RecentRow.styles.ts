import { styled } from "styled-components";

const isNarrow = "@media (max-width: 47.99rem)";

export const Root = styled.li`
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
	${isNarrow} {
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
	overflow: hidden;
	font-weight: var(--weight-medium);
	text-overflow: ellipsis;
	white-space: nowrap;
	transition: color var(--t-colour);

	&:hover {
		color: var(--accent);
	}
	${isNarrow} {
		grid-column: 1 / span 2;
	}
`;

export const Actions = styled.span`
	display: inline-flex;
	gap: 1px;
	margin-right: -0.4375rem;

	a {
		display: grid;
		place-items: center;
		width: 2rem;
		height: 2rem;
		border-radius: var(--radius-sm);
		color: var(--text-3);
		transition:
			background-color var(--t-colour),
			color var(--t-colour);
	}
	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	${Root}:hover & a {
		color: var(--text-2);
	}
	${Root} & a:hover {
		background: var(--sunk);
		color: var(--text);
	}
	${isNarrow} {
		grid-area: 1 / 3 / span 2;

		a {
			width: var(--touch);
			height: var(--touch);
		}
	}
`;
