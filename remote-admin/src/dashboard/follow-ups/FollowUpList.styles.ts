import { oneLine } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

const narrow = "@media (max-width: 47.99rem)";

export const Root = styled.section`
	margin-top: var(--space-5);

	h2:focus {
		outline: 0;
	}
`;

export const EmptyText = styled.p`
	display: flex;
	align-items: center;
	min-height: 3rem;
	color: var(--text-2);
`;

export const Rows = styled.ul`
	padding: 0;
	list-style: none;
`;

export const Row = styled.li`
	display: grid;
	grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 9rem auto;
	align-items: center;
	gap: 0 var(--space-4);
	min-height: 3rem;
	border-bottom: 1px solid var(--line);

	${narrow} {
		grid-template-columns: minmax(0, 1fr) auto;
		padding-block: var(--space-2);

		button {
			grid-area: 1 / 2 / span 3;
		}
	}
`;

export const Name = styled.a`
	padding-block: 0.25rem;
	${oneLine}
	font-weight: var(--weight-medium);
	transition: color var(--t-colour);

	&:hover {
		color: var(--accent);
	}
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
