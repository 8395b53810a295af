import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 0.4375rem;
	align-content: start;
	min-width: 0;
`;

export const Head = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 0.25rem;
`;

export const Label = styled.label`
	font-size: var(--text-ui);
	font-weight: var(--weight-medium);

	[data-density="dense"] & {
		font-size: var(--text-sm);
	}
`;

export const Optional = styled.small`
	font-size: var(--text-sm);
	font-weight: var(--weight-regular);
	color: var(--text-3);
`;

export const Notes = styled.div`
	display: flex;
	align-items: baseline;
	justify-content: space-between;
	gap: var(--space-3);
`;

export const Hint = styled.p`
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--text-3);
`;

export const CounterRoot = styled.p<{ $over: boolean }>`
	flex: none;
	margin-left: auto;
	font-size: var(--text-sm);
	line-height: 1.45;
	font-variant-numeric: tabular-nums;
	color: ${({ $over }) => ($over ? "var(--danger)" : "var(--text-3)")};
`;
