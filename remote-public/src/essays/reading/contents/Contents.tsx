import type { MarkdownHeading } from "@site/shared-data/markdown";
import { Icon } from "@site/shared-ui";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { useAfterFirstPaint } from "../../../first-paint/useAfterFirstPaint.ts";
import { Entry, List, Root, Toggle } from "./Contents.styles.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

/**
 * The table of contents with the current section. Open beside the text, closed above it on narrow screens.
 */
export function Contents({ headings }: { headings: MarkdownHeading[] }) {
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
			<List ref={list} id={id} hidden={!isOpen} data-untouched={choice === undefined || undefined}>
				{(isOpen || isAfterFirstPaint) &&
					headings.map((heading) => (
						<li key={heading.id}>
							<Entry
								href={`#${heading.id}`}
								aria-current={heading.id === current ? "location" : undefined}
								$depth={Math.min(heading.level - highest, 3)}
							>
								{heading.text}
							</Entry>
						</li>
					))}
			</List>
		</Root>
	);
}

const query = "(min-width: 75rem)";

/** True where the contents are beside the text; true on the server, which cannot know. */
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
