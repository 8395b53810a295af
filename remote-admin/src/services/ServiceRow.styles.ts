import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) 11rem 13.5rem var(--actions);
	align-items: center;
	gap: var(--space-4);

	${asCards} {
		grid-template:
			"main main" auto
			"price actions" auto
			"status actions" auto
			/ minmax(0, 1fr) auto;
		gap: 0 var(--space-3);
	}
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
