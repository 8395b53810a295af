import { useMounted } from "@site/shared-ui";
import { useLocation, useNavigationType } from "@site/shared-ui/router";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isAtPageEnd } from "../layout/page/isAtPageEnd.ts";
import { revealBlocksInChunks } from "./revealBlocksInChunks.ts";
import { firstPaintDelayMs } from "./useAfterFirstPaint.ts";

const inputs = ["keydown", "click"] as const;

/**
 * Whether a text has just come, from its top on: with the document ("first") or by a link ("visit"). A long
 * one takes a phone 150 ms to lay out, with each font that arrives anew, and its first screen needs not wait
 * for the rest; that is laid out in parts behind it. Going back, anchors, and a visitor who inputs something
 * want every length at once: they may be about to jump. A visitor who jumps to the page's end is kept there.
 */
export function useDeferredLayout(text: RefObject<HTMLElement | null>): DeferredLayout {
	const isVisit = useNavigationType() === "PUSH";
	const { hash } = useLocation();
	const isFirst = !useMounted();
	const [deferred, setDeferred] = useState<DeferredLayout>(isFirst ? "first" : isVisit && hash === "" ? "visit" : undefined);
	const isAtEnd = useRef(false);
	useEffect(() => {
		if (!deferred) return;
		let stop = () => {};
		const showAll = () => setDeferred(undefined);
		const timer = setTimeout(() => {
			stop = revealBlocksInChunks([...(text.current?.firstElementChild?.children ?? [])], showAll);
		}, firstPaintDelayMs);
		const showAllAtEnd = () => {
			isAtEnd.current = true;
			showAll();
		};
		const handleScroll = () => isAtPageEnd() && showAllAtEnd();
		if (deferred === "first" && hasJumpedToEnd()) showAllAtEnd();
		for (const input of inputs) window.addEventListener(input, showAll, true);
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			stop();
			for (const input of inputs) window.removeEventListener(input, showAll, true);
			window.removeEventListener("scroll", handleScroll);
		};
	}, [text, deferred]);
	useLayoutEffect(() => {
		if (deferred || !isAtEnd.current) return;
		isAtEnd.current = false;
		window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
	}, [deferred]);
	return deferred;
}

/**
 * Whether the visitor reached the page's end before its program came. The text has grown since then; the
 * document's own script kept the height that the page had when it was first scrolled.
 */
function hasJumpedToEnd(): boolean {
	const firstHeight = Number(document.documentElement.dataset.height);
	return isAtPageEnd() || window.scrollY + window.innerHeight >= firstHeight - 2;
}

type DeferredLayout = "first" | "visit" | undefined;
