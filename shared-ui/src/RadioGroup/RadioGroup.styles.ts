import { styled } from "styled-components";
import { box } from "../Checkbox/choice.styles.ts";

export const Root = styled.fieldset`
	display: grid;
	gap: 0.4375rem;
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;
`;

export const Legend = styled.legend`
	padding: 0;
	margin-bottom: 0.4375rem;
	font-size: var(--text-ui);
	font-weight: var(--weight-medium);

	[data-density="dense"] & {
		font-size: var(--text-sm);
	}
`;

export const Options = styled.div<{ $row: boolean }>`
	display: flex;
	flex-direction: ${({ $row }) => ($row ? "row" : "column")};
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-5);

	/* There the targets themselves keep the distance. */
	@media (pointer: coarse) {
		row-gap: 0;
	}
`;

export const Dot = styled.input`
	${box}
	border-radius: 50%;

	&:checked::before {
		content: "";
		width: 0.4375rem;
		height: 0.4375rem;
		border-radius: 50%;
		background: var(--on-accent);
	}
	&:focus-visible {
		border-radius: 50%;
	}
`;
