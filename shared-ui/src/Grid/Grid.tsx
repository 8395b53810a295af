import type { ComponentProps } from "react";
import { styled } from "styled-components";
import type { Space } from "../Stack/Stack.tsx";
import { token } from "../theme/token.ts";

type GridProps = Omit<ComponentProps<"div">, "ref"> & {
	as?: "div" | "ul" | "ol" | "section";
	/** The least width of a column, any CSS length; the row takes as many as fit. */
	column?: string;
	/** At most so many columns. */
	maxColumns?: number;
	/** A step of the space scale. */
	gap?: Space;
};

/** Equal columns that find their number by the width there is, without a breakpoint. */
export const Grid = ({ column = "16rem", maxColumns, gap = 5, ...rest }: GridProps) => (
	<Root $column={column} $maxColumns={maxColumns} $gap={gap} {...rest} />
);

interface Look {
	$gap: Space;
	$column: string;
	$maxColumns: number | undefined;
}

const Root = styled.div<Look>`
	--gap: ${({ $gap }) => token(`space-${$gap}`)};
	/* As many columns as fit, but never more than asked for: a column is at least its share of the row. */
	--share: ${({ $maxColumns: n }) => (n ? `calc((100% - ${n - 1} * var(--gap)) / ${n})` : "0px")};
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(max(min(100%, ${({ $column }) => $column}), var(--share)), 1fr));
	gap: var(--gap);
`;
