import { StatusMark } from "@site/shared-ui/StatusMark";
import type { ComponentProps, ReactNode } from "react";

export const marks = {
	published: { shape: "disc", tone: "ok" },
	scheduled: { shape: "half", tone: "clay" },
	draft: { shape: "dashed" },
	unread: { shape: "haloed", tone: "clay", emphasis: true },
	replied: { shape: "check", tone: "ok" },
	pending: { shape: "ring", tone: "clay" },
	reviewing: { shape: "half", tone: "warn" },
	accepted: { shape: "dot", tone: "ok" },
	completed: { shape: "check", tone: "ok" },
	rejected: { shape: "cross" },
	plain: { shape: "ring" },
} as const satisfies Record<string, Pick<ComponentProps<typeof StatusMark>, "shape" | "tone" | "emphasis">>;

export type Mark = keyof typeof marks;

export const Status = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
	<StatusMark {...marks[mark]}>{children}</StatusMark>
);
