import { type ReactNode, useEffect, useRef, useState } from "react";
import { Contents, Root } from "./FormParts.styles.ts";

interface FormPartsProps {
	/** The labels of the parts by the id of their FieldGroup, in the order of the form. */
	parts: Readonly<Record<string, string>>;
	children: ReactNode;
}

/** A long form with links to its parts: next to it on wide screens, in a line above it on others. */
export function FormParts({ parts, children }: FormPartsProps) {
	const list = useRef<HTMLUListElement>(null);
	const current = useCurrentPart(Object.keys(parts));
	useEffect(() => {
		const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
		// Scrolls only the line of links, not the page.
		if (link) list.current?.scrollTo?.({ left: link.offsetLeft - link.offsetWidth / 2 });
	}, [current]);
	return (
		<Root>
			<Contents aria-label="On this page">
				<ul ref={list}>
					{Object.entries(parts).map(([id, label]) => (
						<li key={id}>
							<a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</Contents>
			<div>{children}</div>
		</Root>
	);
}

/** The last part that has reached the top quarter of the window; at the page's end the last one. */
function useCurrentPart(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState(ids[0]);
	const joined = ids.join(" ");
	useEffect(() => {
		const all = joined.split(" ");
		function update() {
			const { scrollHeight, clientHeight } = document.documentElement;
			const isEnd = window.scrollY > 0 && window.scrollY >= scrollHeight - clientHeight - 1;
			const isReached = (id: string) =>
				(document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= window.innerHeight / 4;
			setCurrent(isEnd ? all.at(-1) : (all.findLast(isReached) ?? all[0]));
		}
		update();
		window.addEventListener("scroll", update, { passive: true });
		return () => window.removeEventListener("scroll", update);
	}, [joined]);
	return current;
}
