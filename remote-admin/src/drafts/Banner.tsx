import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Actions, Root, Text } from "./Banner.styles.ts";

interface BannerProps {
	/** "danger" is announced at once (alert), "warn" politely (status). */
	tone: "warn" | "danger";
	/** Buttons, the main one last. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A notice below the bar of a form; the admin may keep writing and decide later. */
export const Banner = ({ tone, actions, children }: BannerProps) => (
	<Root $tone={tone} role={tone === "danger" ? "alert" : "status"}>
		<Icon name={tone === "danger" ? "warning" : "retry"} />
		<Text>{children}</Text>
		{actions && <Actions>{actions}</Actions>}
	</Root>
);
