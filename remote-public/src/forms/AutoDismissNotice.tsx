import { Icon, IconButton, Notice } from "@site/shared-ui";
import { useCountdown } from "@site/shared-ui/useCountdown";
import { type ReactNode, useState } from "react";
import { keyframes, styled } from "styled-components";

const durationMs = 5000;

/**
 * A confirmation that disappears after five seconds, paused while it is hovered, focused or in a hidden tab.
 */
export function AutoDismissNotice({ children }: { children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	const [isPointed, setPointed] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const dismiss = () => setOver(true);
	const isWaiting = useCountdown(durationMs, isPointed || isFocused, dismiss);
	if (isOver) return null;
	return (
		<Frame
			// pointermove, not pointerenter: a notice that appears under a resting pointer is not hovered.
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

const Frame = styled.div`
	position: relative;
	overflow: hidden;
	border-radius: var(--radius-md);

	[role="status"] > button {
		width: 2rem;
		height: 2rem;
		min-height: 0;
		margin: -0.25rem -0.375rem -0.25rem 0;

		@media (scripting: none) {
			display: none;
		}
	}
`;

const run = keyframes`
	to { scale: 0 1; }
`;

/** The remaining time. */
const Time = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 2px;
	background: var(--ok);
	opacity: 0.55;
	transform-origin: left;
	animation: ${run} linear forwards;

	@media (scripting: none), (prefers-reduced-motion: reduce) {
		display: none;
	}
`;
