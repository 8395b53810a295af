import { below } from "@site/shared-ui/layout";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	grid-template-columns: 2.5rem minmax(0, 1fr) 9.5rem 8.5rem var(--actions);
	align-items: center;
	gap: var(--space-4);

	${asCards} {
		grid-template:
			"logo main main" auto
			". period actions" auto
			/ 2.5rem minmax(0, 1fr) auto;
		gap: 0 var(--space-3);
	}
`;

export const Period = styled.p`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
	white-space: nowrap;

	${asCards} {
		grid-area: period;
	}
	${below(22.5)} {
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
