import { useMounted } from "@site/shared-ui";
import { useLocation, useNavigationType } from "@site/shared-ui/router";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstFrames } from "../layout/firstFrames.ts";
import { isAtPageEnd } from "../layout/page/isAtPageEnd.ts";
import { layOutInParts } from "./layOutInParts.ts";

const presses = ["keydown", "click"] as const;

/**
 * Whether a text has just come, from its top on: with the document ("first") or by a link ("visit"). A long one
 * takes a phone 150 ms to lay out, with each font that arrives anew, and its first screen needs not wait for the
 * rest; that is laid out in parts behind it. Going back, anchors, and a visitor who presses something want every
 * length at once: they may be about to jump. A visitor who jumps to the page's end is kept there.
 */
export function useArriving(text: RefObject<HTMLElement | null>): Arriving {
	const isVisit = useNavigationType() === "PUSH";
	const { hash } = useLocation();
	const isFirst = !useMounted();
	const [arriving, setArriving] = useState<Arriving>(isFirst ? "first" : isVisit && hash === "" ? "visit" : undefined);
	const isAtEnd = useRef(false);
	useEffect(() => {
		if (!arriving) return;
		let stop = () => {};
		const arrive = () => setArriving(undefined);
		const timer = setTimeout(() => {
			stop = layOutInParts([...(text.current?.firstElementChild?.children ?? [])], arrive);
		}, firstFrames);
		const arriveAtEnd = () => {
			isAtEnd.current = true;
			arrive();
		};
		const handleScroll = () => isAtPageEnd() && arriveAtEnd();
		if (arriving === "first" && hasJumpedToEnd()) arriveAtEnd();
		for (const press of presses) window.addEventListener(press, arrive, true);
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			stop();
			for (const press of presses) window.removeEventListener(press, arrive, true);
			window.removeEventListener("scroll", handleScroll);
		};
	}, [text, arriving]);
	useLayoutEffect(() => {
		if (arriving || !isAtEnd.current) return;
		isAtEnd.current = false;
		window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
	}, [arriving]);
	return arriving;
}

/**
 * Whether the visitor reached the page's end before its program came. The text has grown since then; the
 * document's own script kept the height that the page had when it was first scrolled.
 */
function hasJumpedToEnd(): boolean {
	const firstHeight = Number(document.documentElement.dataset.height);
	return isAtPageEnd() || window.scrollY + window.innerHeight >= firstHeight - 2;
}

type Arriving = "first" | "visit" | undefined;
