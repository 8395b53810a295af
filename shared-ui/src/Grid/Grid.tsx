import type { ComponentProps } from "react";
import type { Space } from "../Stack/Stack.styles.ts";
import { Root } from "./Grid.styles.ts";

type GridProps = Omit<ComponentProps<"div">, "ref"> & {
	as?: "div" | "ul" | "ol" | "section";
	/** The least width of a column, any CSS length; the row takes as many as fit. */
	column?: string;
	/** At most so many columns. */
	most?: number;
	/** A step of the space scale. */
	gap?: Space;
};

/** Equal columns that find their number by the width there is, without a breakpoint. */
export const Grid = ({ column = "16rem", most, gap = 5, ...rest }: GridProps) => (
	<Root $column={column} $most={most} $gap={gap} {...rest} />
);
