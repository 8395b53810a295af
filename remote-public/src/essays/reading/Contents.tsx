import type { MarkdownHeading } from "@site/shared-data/markdown";
import { Icon } from "@site/shared-ui";
import { useId, useRef, useState } from "react";
import { useIsSettled } from "../../layout/useIsSettled.ts";
import { Entry, List, Root, Toggle } from "./Contents.styles.ts";
import { useCurrentSection } from "./useCurrentSection.ts";
import { useIsWide } from "./useIsWide.ts";

/** The sections of an essay, the one being read marked. Beside the text it is open, above it (on narrow screens) closed until somebody opens it. */
export function Contents({ headings }: { headings: MarkdownHeading[] }) {
	const current = useCurrentSection(headings);
	const isWide = useIsWide();
	const isSettled = useIsSettled();
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
				{(isOpen || isSettled) &&
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
