import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Calls `onEnd` after `durationMs`, never if that is Infinity; paused while `isHeld` or the tab is hidden.
 * Returns whether it is paused.
 */
export function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void): boolean {
	const left = useRef(durationMs);
	const [hidden, setHidden] = useState(() => typeof document !== "undefined" && document.hidden);
	const end = useEffectEvent(onEnd);
	const isPaused = isHeld || hidden;

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

	return isPaused;
}
