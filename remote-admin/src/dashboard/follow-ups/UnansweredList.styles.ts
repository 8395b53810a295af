import { oneLine } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

const narrow = "@media (max-width: 47.99rem)";

export const Root = styled.section`
	margin-top: var(--space-5);
`;

export const OpenCount = styled.p`
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const EmptyText = styled.p`
	display: flex;
	align-items: center;
	min-height: 5.25rem;
	color: var(--text-2);

	${narrow} {
		min-height: 3.5rem;
	}
`;

export const Entries = styled.ul`
	display: grid;
	grid-template-columns: repeat(3, minmax(0, 1fr));
	padding: 0;
	list-style: none;

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

export const Name = styled.span`
	${oneLine}
	font-weight: var(--weight-medium);
	transition: color var(--t-colour);
`;

export const Summary = styled.span`
	margin-bottom: var(--space-2);
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-2);
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
	${narrow} {
		&& {
			padding: var(--space-3) 0;
		}
	}
`;
