import { Icon, IconButton, Notice } from "@site/shared-ui";
import { useCountdown } from "@site/shared-ui/useCountdown";
import { type ReactNode, useState } from "react";
import { Frame, Time } from "./PassingNotice.styles.ts";

const durationMs = 5000;

/** A confirmation that goes after five seconds, of which none passes while it is pointed at or focused or the tab is hidden. */
export function PassingNotice({ children }: { children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	const [isPointed, setPointed] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const dismiss = () => setOver(true);
	const isWaiting = useCountdown(durationMs, isPointed || isFocused, dismiss);
	if (isOver) return null;
	return (
		<Frame
			// Moved and not entered: a notice that appears under a resting pointer is not being read.
			onPointerMove={() => setPointed(true)}
			onPointerLeave={() => setPointed(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			<Notice
				tone="ok"
				action={
					<IconButton label="Dismiss" onClick={dismiss}>
						<Icon name="close" />
					</IconButton>
				}
			>
				{children}
			</Notice>
			<Time style={{ animationDuration: `${durationMs}ms`, animationPlayState: isWaiting ? "paused" : "running" }} />
		</Frame>
	);
}
