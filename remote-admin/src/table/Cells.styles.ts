import { oneLine, unseen } from "@site/shared-ui/mixins";
import { asCards, asRows, fingerHigh } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const PrimaryLine = styled.p<{ $emphasis?: boolean }>`
	${oneLine}
	font-weight: ${({ $emphasis }) => ($emphasis ? "var(--weight-semibold)" : "var(--weight-regular)")};

	a {
		${fingerHigh}
	}
	a:hover {
		color: var(--accent);
	}
`;

/** Two lines of a cell, one line in a card; the first line has the width that it needs. */
export const Pair = styled.div`
	${asCards} {
		display: flex;
		gap: var(--space-2);
		align-items: baseline;

		> :first-child {
			flex: none;
			max-width: 70%;
		}
	}
`;

export const LabelledValue = styled.span<{ dateTime?: string }>`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
	white-space: nowrap;

	${asCards} {
		white-space: normal;

		time {
			white-space: nowrap;
		}
	}
`;

/** The label of a fact without a column head: visible on phones, else only for screen readers. */
export const CardLabel = styled.span`
	${asRows} {
		${unseen}
	}
`;
