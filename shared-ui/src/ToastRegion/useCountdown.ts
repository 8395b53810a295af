import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keyframes, styled } from "styled-components";

/**
 * Calls `onEnd` after `durationMs`, if finite; paused while hovered, focused or in a hidden tab.
 * Returns the handlers of the surrounding element, and the props of its TimeLine.
 */
export function useCountdown(durationMs: number, onEnd: () => void) {
	const left = useRef(durationMs);
	const [isPointed, setPointed] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const [isHidden, setHidden] = useState(() => typeof document !== "undefined" && document.hidden);
	const end = useEffectEvent(onEnd);
	const isPaused = isPointed || isFocused || isHidden;

	useEffect(() => {
		const handleVisibility = () => setHidden(document.hidden);
		document.addEventListener("visibilitychange", handleVisibility);
		return () => document.removeEventListener("visibilitychange", handleVisibility);
	}, []);

	useEffect(() => {
		if (isPaused || !Number.isFinite(left.current)) return;
		const started = performance.now();
		const timer = setTimeout(end, left.current);
		return () => {
			clearTimeout(timer);
			left.current -= performance.now() - started;
		};
	}, [isPaused]);

	return {
		hold: {
			// pointermove, not pointerenter: an element that appears under a resting pointer is not hovered.
			onPointerMove: () => setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
		timeLine: { style: { animationDuration: `${durationMs}ms`, animationPlayState: isPaused ? "paused" : "running" } },
	};
}

const run = keyframes`
	to { scale: 0 1; }
`;

/** The remaining time, along the lower edge. Its colour is the parent's --tone. */
export const TimeLine = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 2px;
	background: var(--tone, var(--ok));
	opacity: 0.55;
	transform-origin: left;
	animation: ${run} linear forwards;

	@media (scripting: none), (prefers-reduced-motion: reduce) {
		display: none;
	}
`;
