import type { RenderedMarkdown, RenderMarkdown } from "@site/shared-data";
import { useEffect, useRef, useState } from "react";
import { whenIdle } from "../whenIdle.ts";

/**
 * The text as the site renders it, after a pause in typing; the pause grows with the time that rendering
 * takes.
 */
export function useRendered(render: RenderMarkdown, text: string) {
	const [rendered, setRendered] = useState<RenderedMarkdown | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const cost = useRef(0);
	useEffect(() => {
		let isWanted = true;
		const start = async () => {
			const begun = performance.now();
			try {
				const next = await render(text, { outline: true });
				if (!isWanted) return;
				setRendered(next);
				setHasFailed(false);
			} catch {
				// The renderer itself could not be fetched; no text makes it fail.
				if (isWanted) setHasFailed(true);
			}
			// The first time counts the fetching of the renderer: no text waits longer than this.
			cost.current = Math.min(performance.now() - begun, 600);
		};
		let callOff = () => {};
		const wait = () => {
			callOff = whenIdle(() => void start());
		};
		const timer = setTimeout(wait, attempt === 0 ? Math.max(120, 2 * cost.current) : 0);
		return () => {
			isWanted = false;
			clearTimeout(timer);
			callOff();
		};
	}, [render, text, attempt]);
	return { rendered, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
