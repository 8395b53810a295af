import type { ComponentProps } from "react";
import { Root, type Shape, type StatusTone } from "./StatusMark.styles.ts";

type StatusMarkProps = ComponentProps<"span"> & {
	/** The drawn mark: it says the state where colour cannot. */
	shape: Shape;
	tone?: StatusTone;
	/** Sets the word in full ink, for the state that needs attention. */
	loud?: boolean;
};

/** A state in words with its mark: the shape says it, the colour repeats it, the word is always there. */
export const StatusMark = ({ shape, tone = "neutral", loud = false, ...rest }: StatusMarkProps) => (
	<Root $shape={shape} $tone={tone} $loud={loud} {...rest} />
);
