import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Root, type Tone } from "./Notice.styles.ts";

type NoticeProps = Omit<ComponentProps<"div">, "role"> & {
	/** danger and warn have the role alert; ok and info have the role status. */
	tone: Tone;
	/** The action: a button or a link. */
	action?: ReactNode;
};

/** One announced sentence in the page, with at most one action. Set its first words in <strong>. */
export function Notice({ tone, action, children, ...rest }: NoticeProps) {
	return (
		<Root $tone={tone} role={tone === "danger" || tone === "warn" ? "alert" : "status"} {...rest}>
			<Icon name={icons[tone]} />
			<div>{children}</div>
			{action}
		</Root>
	);
}

const icons: Record<Tone, IconName> = { ok: "check", info: "info", warn: "warning", danger: "warning" };
