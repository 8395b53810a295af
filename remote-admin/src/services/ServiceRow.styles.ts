import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";
import { RowActions } from "../table/order/OrderedRow.styles.ts";

export const Root = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) 11rem 7rem auto;
	align-items: center;
	gap: var(--space-4);

	${asCards} {
		grid-template:
			"main main" auto
			"price price" auto
			"status actions" auto
			/ minmax(0, 1fr) auto;
		gap: var(--space-1) var(--space-3);
	}
`;

export const Main = styled.div`
	display: grid;
	gap: 1px;
	min-width: 0;

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
	overflow-wrap: anywhere;

	a:hover {
		color: var(--accent);
	}
`;

export const Facts = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
	overflow-wrap: anywhere;
`;

export const Price = styled.p`
	font-variant-numeric: tabular-nums;

	small {
		display: block;
		font-size: var(--text-sm);
		color: var(--text-3);
	}
	${asCards} {
		grid-area: price;

		small {
			display: inline;
			margin-left: var(--space-2);
		}
	}
`;

export const State = styled.div`
	${asCards} {
		grid-area: status;
		align-self: center;
	}
`;

export const Actions = styled(RowActions)`
	${asCards} {
		grid-area: actions;
	}
`;
