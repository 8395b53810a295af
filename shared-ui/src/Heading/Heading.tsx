import type { ComponentProps } from "react";
import { type HeadingSize, Root } from "./Heading.styles.ts";

type HeadingProps = Omit<ComponentProps<"h2">, "ref"> & {
	/** Its place in the page's outline. */
	level: 1 | 2 | 3 | 4 | 5 | 6;
	/** How large it looks, which the outline does not decide; without it what usually goes with the level. */
	size?: HeadingSize;
};

/** A heading in the display face: the outline and the looks are chosen apart. */
export const Heading = ({ level, size = usual[level], ...rest }: HeadingProps) => (
	<Root as={`h${level}` as const} $size={size} {...rest} />
);

const usual = { 1: "title", 2: "3xl", 3: "2xl", 4: "xl", 5: "lg", 6: "label" } as const;
