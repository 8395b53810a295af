import { useNavigationType } from "@site/shared-ui/router";
import { whenIdle } from "@site/shared-ui/whenIdle";
import { startTransition, useEffect, useState } from "react";

const firstPaintDelayMs = 300;

/**
 * Whether parts outside the first screen (closed menus, JSON-LD, the rest of a long text) may render: at once
 * on a full load and after Back, after the first paint on a link navigation.
 */
export function useAfterFirstPaint(): boolean {
	const isLinkNavigation = useNavigationType() === "PUSH";
	const [isAfterFirstPaint, setAfterFirstPaint] = useState(!isLinkNavigation);
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
