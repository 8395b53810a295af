import { useMounted } from "@site/shared-ui";
import { useLocation, useNavigationType } from "@site/shared-ui/router";
import { type RefObject, useEffect, useState } from "react";
import { firstFrames } from "../layout/firstFrames.ts";
import { layOutInParts } from "./layOutInParts.ts";

const presses = ["keydown", "click"] as const;

/**
 * Whether a text has just come, from its top on: with the document ("first") or by a link ("visit"). A long one takes a phone 150 ms to lay out, with each font
 * that arrives anew, and its first screen needs not wait for the rest; that is laid out in parts behind it. Going back, anchors, and who presses something want every length at once: they may be about to jump.
 */
export function useArriving(text: RefObject<HTMLElement | null>): Arriving {
	const isVisit = useNavigationType() === "PUSH";
	const { hash } = useLocation();
	const isFirst = !useMounted();
	const [arriving, setArriving] = useState<Arriving>(isFirst ? "first" : isVisit && hash === "" ? "visit" : undefined);
	useEffect(() => {
		if (!arriving) return;
		let stop = () => {};
		const arrive = () => setArriving(undefined);
		const timer = setTimeout(() => {
			stop = layOutInParts([...(text.current?.firstElementChild?.children ?? [])], arrive);
		}, firstFrames);
		for (const press of presses) window.addEventListener(press, arrive, true);
		return () => {
			clearTimeout(timer);
			stop();
			for (const press of presses) window.removeEventListener(press, arrive, true);
		};
	}, [text, arriving]);
	return arriving;
}

type Arriving = "first" | "visit" | undefined;
