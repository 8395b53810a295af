import { styled } from "styled-components";
import { Block } from "../layout/Block.tsx";

export const Parts = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
	gap: var(--space-6) var(--space-7);
	margin-top: var(--space-5);
`;

export const Part = styled(Block)`
	display: grid;
	align-content: start;
	min-width: 0;

	/* The ruled head is the list's first line. */
	dl {
		border-top: 0;
	}
`;

export const Version = styled.span`
	font-family: var(--font-mono);
	font-size: var(--text-sm);
`;

export const Remarks = styled.div`
	display: grid;
	gap: var(--space-3);

	&:not(:empty) {
		margin-top: var(--space-3);
	}
`;

export const FailedMails = styled.ul`
	display: grid;

	> li {
		display: flex;
		gap: var(--space-3);
		align-items: center;
		justify-content: space-between;
		padding-block: var(--space-2);
		border-bottom: 1px solid var(--line);
		font-size: var(--text-sm);
	}
`;

export const Reason = styled.p`
	color: var(--text-2);
	overflow-wrap: anywhere;
`;
