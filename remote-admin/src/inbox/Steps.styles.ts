import { styled } from "styled-components";

export const Root = styled.div`
	flex: none;
	display: flex;
	align-items: center;
	gap: 1px;
	margin-top: -0.25rem;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-3);
	white-space: nowrap;

	span {
		margin-right: var(--space-2);
	}
	[aria-disabled] {
		color: var(--text-disabled);
		cursor: default;
	}
`;
