import { styled } from "styled-components";

export const Columns = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
	gap: var(--space-6);
`;

export const Headline = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 var(--space-2);
	min-height: 3.5rem;
	padding-block: var(--space-3);
	font-size: var(--text-sm);
	color: var(--text-2);

	strong {
		font: var(--weight-medium) var(--text-2xl) / 1.2 var(--font-serif);
		font-variant-numeric: tabular-nums lining-nums;
		color: var(--text);
	}
`;

export const Chart = styled.svg`
	display: block;
	width: 100%;
	height: 5rem;
	border-bottom: 1px solid var(--line-strong);
	forced-color-adjust: none;
`;

export const Numbers = styled.table`
	width: 100%;
	table-layout: fixed;
	border-collapse: collapse;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;

	th {
		padding-top: var(--space-2);
		font-weight: var(--weight-regular);
		color: var(--text-3);
	}
	td {
		padding-bottom: var(--space-1);
	}
	th,
	td {
		text-align: center;
	}
`;

export const WeekNumbers = styled(Numbers)`
	tbody th {
		color: var(--text-2);
	}
	th,
	td {
		padding: var(--space-1) 0;
		border-bottom: 1px solid var(--line);
		text-align: end;
	}
	th:first-child {
		text-align: start;
	}
`;

export const Disclosure = styled.details`
	margin-top: var(--space-2);
	font-size: var(--text-sm);

	summary {
		display: inline-flex;
		align-items: center;
		min-height: 1.5rem;
		color: var(--text-2);
		cursor: pointer;
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (pointer: coarse) {
		summary {
			min-height: var(--touch);
		}
	}
`;

export const Legend = styled.p`
	display: flex;
	flex-wrap: wrap;
	gap: 0 var(--space-4);
	padding-top: var(--space-2);
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Key = styled.span<{ $isStrong?: boolean }>`
	&::before {
		content: "";
		display: inline-block;
		width: 0.625rem;
		height: 0.625rem;
		margin-right: 0.375rem;
		border-radius: 2px;
		background: ${({ $isStrong }) => ($isStrong ? "var(--accent)" : "var(--control)")};
		forced-color-adjust: none;
	}
`;
