import { oneLine } from "@site/shared-ui/mixins";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";
import { RowActions } from "../table/order/OrderedRow.styles.ts";

export const Root = styled.div`
	display: grid;
	grid-template-columns: 2.5rem minmax(0, 1fr) auto 8.5rem auto;
	align-items: center;
	gap: var(--space-4);

	${asCards} {
		grid-template:
			"logo main main" auto
			". period actions" auto
			/ 2.5rem minmax(0, 1fr) auto;
		align-items: start;
		gap: var(--space-2) var(--space-3);
	}
`;

export const Main = styled.div`
	min-width: 0;
	display: grid;
	gap: 1px;

	${asCards} {
		grid-area: main;
	}
`;

export const Title = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-2);
	font-weight: var(--weight-medium);

	a {
		overflow-wrap: anywhere;
	}
	a:hover {
		color: var(--accent);
	}
`;

export const Company = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Line = styled.p`
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-3);

	${asCards} {
		display: -webkit-box;
		-webkit-line-clamp: 2;
		-webkit-box-orient: vertical;
		white-space: normal;
	}
`;

export const Period = styled.p`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
	white-space: nowrap;

	${asCards} {
		grid-area: period;
		padding-top: 0.75rem;
	}
	@media (max-width: 22.49rem) {
		white-space: normal;
	}
`;

export const Updated = styled.p`
	font-size: var(--text-xs);
	text-align: right;
	color: var(--text-3);

	@media (max-width: 68.75rem) {
		display: none;
	}
`;

export const Actions = styled(RowActions)`
	${asCards} {
		grid-area: actions;
	}
`;
