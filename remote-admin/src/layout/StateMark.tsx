import { StatusMark } from "@site/shared-ui/StatusMark";
import type { ComponentProps } from "react";

const marks = {
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
} as const satisfies Record<string, Pick<ComponentProps<typeof StatusMark>, "shape" | "tone">>;

export const StateMark = ({ state }: { state: keyof typeof marks }) => <StatusMark {...marks[state]}>{state}</StatusMark>;
