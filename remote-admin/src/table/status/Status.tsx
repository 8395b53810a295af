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
	Done: { shape: "disc", tone: "ok" },
	"To do": { shape: "ring" },
	Healthy: { shape: "disc", tone: "ok" },
	Sending: { shape: "disc", tone: "ok" },
	Running: { shape: "disc", tone: "ok" },
	Failing: { shape: "cross", tone: "danger" },
	Refused: { shape: "cross", tone: "danger" },
	Replaced: { shape: "half", tone: "warn" },
	Ready: { shape: "ring" },
	Off: { shape: "ring" },
} as const satisfies Record<string, Pick<ComponentProps<typeof StatusMark>, "shape" | "tone" | "emphasis">>;

export type Mark = keyof typeof marks;

export const Status = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
	<StatusMark {...marks[mark]}>{children}</StatusMark>
);

/** A state that is its own label. */
export const StateMark = ({ state }: { state: Mark }) => <Status mark={state}>{state}</Status>;
