import type { ComponentProps } from "react";
import { Root, type Shape, type StatusTone } from "./StatusMark.styles.ts";

type StatusMarkProps = ComponentProps<"span"> & {
	/** The shape of the mark, which does not rely on colour. */
	shape: Shape;
	/** The colour, which repeats the shape. */
	tone?: StatusTone;
	/** Sets the word in bold. */
	emphasis?: boolean;
};

/** The label of a state with its mark: shape and colour repeat the label. */
export const StatusMark = ({ shape, tone, emphasis = false, ...rest }: StatusMarkProps) => (
	<Root $shape={shape} $tone={tone} $emphasis={emphasis} {...rest} />
);
