import { useNavigationType } from "@site/shared-ui/router";
import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/** Milliseconds until a page that was just opened has its words on the screen. */
export const firstPaintDelayMs = 300;

/**
 * Whether invisible content (closed menus, JSON-LD) may render: at once on a full load and after Back, after
 * the first paint on a link navigation.
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
