import type { ComponentProps } from "react";
import { Root, Word } from "./Tag.styles.ts";

/** One keyword on a tinted ground. */
export const Tag = ({ children, ...rest }: ComponentProps<"span">) => (
	<Root {...rest}>
		<Word>{children}</Word>
	</Root>
);
