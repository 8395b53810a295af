import { useLocation, useNavigationType } from "@site/shared-ui/router";
import { useEffect, useState } from "react";

/** Milliseconds until a page that was just opened has its words on the screen. */
const firstFrames = 300;

/**
 * True while a link has just led to this text, from its top on. A long one takes a phone 150 ms to lay out, and its first screen needs not wait for the rest.
 * Going back and anchors want every length at once.
 */
export function useArriving(): boolean {
	const isVisit = useNavigationType() === "PUSH";
	const { hash } = useLocation();
	const [isArriving, setArriving] = useState(isVisit && hash === "");
	useEffect(() => {
		const timer = setTimeout(setArriving, firstFrames, false);
		return () => clearTimeout(timer);
	}, []);
	return isArriving;
}
