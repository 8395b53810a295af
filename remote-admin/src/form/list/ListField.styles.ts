import { below } from "@site/shared-ui/layout";
import { unseen } from "@site/shared-ui/mixins";
import { css, styled } from "styled-components";

export const Root = styled.fieldset`
	display: grid;
	gap: var(--space-2);
	justify-items: start;
	min-width: 0;
	padding: 0;
	border: 0;

	/* A float makes the legend a grid item. */
	> legend {
		float: left;
		padding: 0;
		font-size: var(--text-sm);
		font-weight: var(--weight-medium);
	}
`;

export const List = styled.ol`
	container-type: inline-size;
	width: 100%;
`;

const asOneLine = css`
	@container (min-width: 38rem) {
		&:not(:first-child) label {
			${unseen}
		}
	}
`;

/* If a row is one line, the labels of the first row are the head of all. */
export const Row = styled.li<{ $hasLines: boolean }>`
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
	${({ $hasLines }) => !$hasLines && asOneLine}
	> :last-child {
		display: flex;

		${below(48)} {
			justify-content: end;
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
	> .wide {
		flex-basis: 100%;
	}
	&&& > .wide textarea {
		min-height: 4rem;
	}
	> p {
		flex: 0 0 8rem;
		align-self: end;
		text-align: end;
	}
`;
