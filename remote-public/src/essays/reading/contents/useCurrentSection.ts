import type { MarkdownHeading } from "@site/shared-data/markdown";
import { useRef } from "react";
import { useScrolled } from "../../../layout/page/useScrolled.ts";

/** The distance of a heading from the top after a jump to it, in pixels; the headings' scroll margin. */
const jumpOffset = 100;

/**
 * The id of the current section: the last one whose heading has reached the top fifth of the window. At the
 * page's end it is the last section until the visitor scrolls up, because a late font may make the page
 * longer.
 */
export function useCurrentSection(headings: MarkdownHeading[]): string | undefined {
	const before = useRef({ top: 0, isEnd: false });
	return useScrolled<string | undefined>(() => {
		const top = window.scrollY;
		const isEnd = isAtPageEnd() || (before.current.isEnd && top >= before.current.top);
		before.current = { top, isEnd };
		return isEnd ? headings.at(-1)?.id : sectionInZone(headings);
	}, undefined);
}

function sectionInZone(headings: MarkdownHeading[]): string | undefined {
	const zone = Math.max(window.innerHeight / 5, jumpOffset + 1);
	const isReached = ({ id }: MarkdownHeading) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= zone;
	// Binary search: the headings are in the order of the page.
	let [from, to] = [0, headings.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if (isReached(headings[middle] as MarkdownHeading)) from = middle + 1;
		else to = middle;
	}
	return headings[from - 1]?.id;
}

/** Whether the page is scrolled to its end; false for a page that cannot scroll. */
const isAtPageEnd = () => window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
