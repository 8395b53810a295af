import { useNavigationType } from "@site/shared-ui/router";
import { startTransition, useEffect, useState } from "react";

/** Milliseconds until a page that was just opened has its words on the screen. */
const firstPaintDelayMs = 300;

/**
 * Whether what the first screen does not show (closed menus, JSON-LD, the rest of a long text) may render: at
 * once on a full load and after Back, after the first paint on a link navigation.
 */
export function useAfterFirstPaint(): boolean {
	const isVisit = useNavigationType() === "PUSH";
	const [isAfterFirstPaint, setAfterFirstPaint] = useState(!isVisit);
	useEffect(() => {
		if (isAfterFirstPaint) return;
		let stop = () => {};
		const timer = setTimeout(() => {
			stop = whenIdle(() => startTransition(() => setAfterFirstPaint(true)));
		}, firstPaintDelayMs);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [isAfterFirstPaint]);
	return isAfterFirstPaint;
}

/**
 * Runs the work once the browser is idle; browsers that do not tell are taken to be idle soon. Returns its
 * cancellation.
 */
function whenIdle(work: () => void): () => void {
	if (typeof requestIdleCallback === "undefined") {
		const timer = setTimeout(work, 100);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work);
	return () => cancelIdleCallback(handle);
}
