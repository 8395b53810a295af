import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { token } from "../theme/token.ts";

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

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface Look {
	$direction: "row" | "column";
	$gap: Space;
	$align: string | undefined;
	$justify: string | undefined;
	$wrap: boolean;
}

const Root = styled.div<Look>`
	display: flex;
	flex-direction: ${({ $direction }) => $direction};
	gap: ${({ $gap }) => token(`space-${$gap}`)};
	${({ $align }) => $align && `align-items: ${$align};`}
	${({ $justify }) => $justify && `justify-content: ${$justify};`}
	${({ $wrap }) => $wrap && "flex-wrap: wrap;"}
	min-width: 0;
`;
