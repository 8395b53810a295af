import type { ComponentProps } from "react";
import { Paper, Root } from "./HangTag.styles.ts";

/** One loud word that hangs from the upper edge of the Card around it, like the paper tag of a tea bag. At most one in a card. */
export const HangTag = ({ children, ...rest }: ComponentProps<"span">) => (
	<Root {...rest}>
		<Paper>{children}</Paper>
	</Root>
);
