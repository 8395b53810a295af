import { styled } from "styled-components";

export const Numbers = styled.table`
	width: 100%;
	table-layout: fixed;
	border-collapse: collapse;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	text-align: center;

	th {
		padding-top: var(--space-2);
		font-weight: var(--weight-regular);
		text-align: center;
		color: var(--text-3);
	}
	td {
		padding-bottom: var(--space-1);
	}
`;
