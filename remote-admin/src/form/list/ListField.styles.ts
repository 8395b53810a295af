import { below } from "@site/shared-ui/layout";
import { unseen } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Root = styled.fieldset`
	display: grid;
	gap: var(--space-2);
	justify-items: start;
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;
`;

/* `float` makes the legend a grid item. */
export const Legend = styled.legend`
	float: left;
	padding: 0;
	font-size: var(--text-sm);
	font-weight: var(--weight-medium);
`;

export const List = styled.ol`
	container-type: inline-size;
	width: 100%;
	padding: 0;
	list-style: none;
`;

/* If a row is one line, the labels of the first row are the head of all. */
export const Row = styled.li`
	position: relative;
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: var(--space-3);
	align-items: end;
	padding-block: var(--space-3);
	border-top: 1px solid var(--line);

	${below(48)} {
		grid-template-columns: minmax(0, 1fr);
		gap: var(--space-1);
	}
	@container (min-width: 38rem) {
		&:not(:first-child) label {
			${unseen}
		}
	}
`;

export const Cells = styled.div<{ $isStacked: boolean }>`
	display: flex;
	flex-flow: ${({ $isStacked }) => ($isStacked ? "column" : "row wrap")};
	gap: var(--space-3);

	> * {
		flex: 1 1 ${({ $isStacked }) => ($isStacked ? "auto" : "8rem")};
	}
	/* Addresses and texts are last. */
	> :last-child {
		flex: 2 1 ${({ $isStacked }) => ($isStacked ? "auto" : "14rem")};
	}
`;

export const Actions = styled.div`
	display: flex;

	${below(48)} {
		justify-content: end;
	}
`;
