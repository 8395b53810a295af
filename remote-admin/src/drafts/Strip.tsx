import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Actions, Root, Words } from "./Strip.styles.ts";

interface StripProps {
	/** danger is said at once, warn in a pause. */
	tone: "warn" | "danger";
	/** Buttons, the main one last. */
	actions?: ReactNode;
	children: ReactNode;
}

/** News about the text of a form, below its bar: one may write on and decide later. */
export const Strip = ({ tone, actions, children }: StripProps) => (
	<Root $tone={tone} role={tone === "danger" ? "alert" : "status"}>
		<Icon name={tone === "danger" ? "warning" : "retry"} />
		<Words>{children}</Words>
		{actions && <Actions>{actions}</Actions>}
	</Root>
);
