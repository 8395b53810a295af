import { Button } from "@site/shared-ui";
import { keyframes, styled } from "styled-components";

export const Root = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-3);
	padding-block: var(--space-3);
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--danger);
`;

const spin = keyframes`
	to { rotate: 1turn; }
`;

export const Retry = styled(Button)`
	margin-left: calc(-1 * var(--space-3));

	&[aria-busy="true"] svg {
		animation: ${spin} 0.8s linear infinite;
	}
`;
