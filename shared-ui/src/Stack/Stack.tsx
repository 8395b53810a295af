import type { ComponentProps } from "react";
import { Root, type Space } from "./Stack.styles.ts";

type StackProps = Omit<ComponentProps<"div">, "ref"> & {
	as?: "div" | "section" | "article" | "ul" | "ol" | "li" | "span" | "form" | "fieldset";
	/** row sets side by side, column one below the other. */
	direction?: "row" | "column";
	/** A step of the space scale: 0 is 2 px, 4 is 16 px, 7 is 48 px. */
	gap?: Space;
	align?: "start" | "center" | "end" | "baseline" | "stretch";
	justify?: "start" | "center" | "end" | "space-between";
	/** Lets a row break into several. */
	wrap?: boolean;
};

/** Things in a row or in a column with one distance between them. */
export const Stack = ({ direction = "column", gap = 4, align, justify, wrap = false, ...rest }: StackProps) => (
	<Root $direction={direction} $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest} />
);
