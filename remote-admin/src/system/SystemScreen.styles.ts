import { styled } from "styled-components";
import { Block } from "../layout/Block.tsx";

export const Part = styled(Block)`
	display: grid;
	align-content: start;
	min-width: 0;

	/* The head's rule is also the list's first line. */
	dl {
		border-top: 0;
	}
`;

export const Remarks = styled.div`
	display: grid;
	gap: var(--space-3);

	&:not(:empty) {
		margin-top: var(--space-3);
	}
`;
