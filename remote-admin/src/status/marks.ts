import type { StatusMark } from "@site/shared-ui/StatusMark";
import type { ComponentProps } from "react";

type Drawn = Pick<ComponentProps<typeof StatusMark>, "shape" | "tone" | "loud">;

/** How each state of the owner's entries is drawn; totals, rows and buttons share it. */
export const marks = {
	published: { shape: "disc", tone: "ok" },
	draft: { shape: "dashed" },
	unread: { shape: "haloed", tone: "clay", loud: true },
	replied: { shape: "check", tone: "ok" },
	pending: { shape: "ring", tone: "clay" },
	reviewing: { shape: "half", tone: "warn" },
	accepted: { shape: "dot", tone: "ok" },
	completed: { shape: "check", tone: "ok" },
	rejected: { shape: "cross" },
	plain: { shape: "ring" },
} as const satisfies Record<string, Drawn>;

export type Mark = keyof typeof marks;
