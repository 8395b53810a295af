import { styled } from "styled-components";

/** The head of a block: its title and a link to the full list. */
export const BlockHead = styled.div`
	display: flex;
	align-items: baseline;
	justify-content: space-between;
	gap: var(--space-3);
	padding-bottom: var(--space-2);
	border-bottom: 1px solid var(--line);
`;

export const BlockTitle = styled.h2`
	font-size: var(--text-md);
	font-weight: var(--weight-semibold);
`;
