import { useNavigationType } from "@site/shared-ui/router";
import { startTransition, useEffect, useState } from "react";
import { firstFrames } from "./firstFrames.ts";
import { whenIdle } from "./whenIdle.ts";

/**
 * Whether it is time for what nobody sees yet: a closed menu's items, what the head tells machines. It comes with a page that is opened or gone back to; on a
 * visit by a link it follows when the page is on the screen and the browser has nothing else to do.
 */
export function useIsSettled(): boolean {
	const isVisit = useNavigationType() === "PUSH";
	const [isSettled, setSettled] = useState(!isVisit);
	useEffect(() => {
		if (isSettled) return;
		let stop = () => {};
		const timer = setTimeout(() => {
			stop = whenIdle(() => startTransition(() => setSettled(true)));
		}, firstFrames);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [isSettled]);
	return isSettled;
}
