import type { MarkdownHeading } from "@site/shared-data/markdown";
import { Icon } from "@site/shared-ui";
import { type CSSProperties, useId, useRef, useState, useSyncExternalStore } from "react";
import { useAfterFirstPaint } from "../../../first-paint/useAfterFirstPaint.ts";
import { useScrolled } from "../../../layout/page/useScrolled.ts";
import { List, Root, Toggle } from "./Contents.styles.ts";

/** The table of contents: open next to the text, closed above it on narrow screens. */
export function Contents({ headings, lang }: { headings: MarkdownHeading[]; lang?: string }) {
	const current = useCurrentSection(headings);
	const isWide = useIsWide();
	const isAfterFirstPaint = useAfterFirstPaint();
	const [choice, setChoice] = useState<boolean>();
	const isOpen = choice ?? isWide;
	const id = useId();
	const list = useRef<HTMLOListElement>(null);
	const highest = Math.min(...headings.map(({ level }) => level));
	return (
		<Root aria-label="On this page">
			<Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChoice(!isOpen)}>
				On this page
				<Icon name="chevron-down" />
			</Toggle>
			<List ref={list} id={id} lang={lang} hidden={!isOpen} data-untouched={choice === undefined || undefined}>
				{(isOpen || isAfterFirstPaint) &&
					headings.map((heading) => (
						<li key={heading.id}>
							<a
								href={`#${heading.id}`}
								aria-current={heading.id === current ? "location" : undefined}
								style={{ "--depth": Math.min(heading.level - highest, 3) } as CSSProperties}
							>
								{heading.text}
							</a>
						</li>
					))}
			</List>
		</Root>
	);
}

const query = "(min-width: 75rem)";

/** Whether the contents are next to the text; true on the server, which cannot know. */
const useIsWide = () =>
	useSyncExternalStore(
		listen,
		() => window.matchMedia(query).matches,
		() => true,
	);

function listen(tell: () => void) {
	const width = window.matchMedia(query);
	width.addEventListener("change", tell);
	return () => width.removeEventListener("change", tell);
}

/** The distance of a heading from the top after a jump to it, in pixels; the headings' scroll margin. */
const jumpOffset = 100;

/**
 * The last section whose heading has reached the top fifth of the window. At the page's end it is the last
 * one until the visitor scrolls up, because a late font may make the page longer.
 */
function useCurrentSection(headings: MarkdownHeading[]): string | undefined {
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

const isAtPageEnd = () => window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
