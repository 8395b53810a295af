import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	gap: var(--space-2);
	justify-items: start;

	> :not(button) {
		justify-self: stretch;
	}
`;

export const Heading = styled.p`
	font-size: var(--text-sm);
	font-weight: var(--weight-medium);
`;

export const Note = styled.p`
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const ErrorText = styled.p`
	font-size: var(--text-sm);
	color: var(--danger);
`;

export const List = styled.ul`
	padding: 0;
	list-style: none;
`;

export const Line = styled.li`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-2);
	padding-block: var(--space-1);
	border-top: 1px solid var(--line);
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);

	> span {
		display: grid;
	}
`;
