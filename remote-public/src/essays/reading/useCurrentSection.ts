import type { MarkdownHeading } from "@site/shared-data/markdown";
import { useScrolled } from "../../layout/useScrolled.ts";

/** Where a heading stops after a jump to it, in pixels from the top; the headings' scroll margin. */
const jumpOffset = 100;

/** The id of the section that is being read: the last one whose heading has reached the top fifth of the window; at the page's end the last one. */
export const useCurrentSection = (headings: MarkdownHeading[]) =>
	useScrolled<string | undefined>(() => currentSection(headings), undefined);

function currentSection(headings: MarkdownHeading[]): string | undefined {
	const { scrollHeight } = document.documentElement;
	if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return headings.at(-1)?.id;
	const zone = Math.max(window.innerHeight / 5, jumpOffset + 1);
	const isReached = ({ id }: MarkdownHeading) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= zone;
	// The headings stand in the page's order: half of them are asked no more with every step.
	let [from, to] = [0, headings.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if (isReached(headings[middle] as MarkdownHeading)) from = middle + 1;
		else to = middle;
	}
	return headings[from - 1]?.id;
}
