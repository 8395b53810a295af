import { styled } from "styled-components";
import type { Space } from "../Stack/Stack.styles.ts";
import { token } from "../theme/token.ts";

interface Look {
	$gap: Space;
	$column: string;
	$most: number | undefined;
}

export const Root = styled.div<Look>`
	--gap: ${({ $gap }) => token(`space-${$gap}`)};
	/* As many columns as fit, but never more than asked for: a column is at least its share of the row. */
	--share: ${({ $most }) => ($most ? `calc((100% - ${$most - 1} * var(--gap)) / ${$most})` : "0px")};
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(max(min(100%, ${({ $column }) => $column}), var(--share)), 1fr));
	gap: var(--gap);
`;
