import type { Language, RenderedMarkdown } from "@site/shared-data";
import { whenIdle } from "@site/shared-ui/whenIdle";
import { useEffect, useRef, useState } from "react";
import { renderMarkdown } from "./renderMarkdown.ts";

/** The rendered text, debounced; the delay grows with the time that rendering takes. */
export function useRendered(text: string, language: Language) {
	const [rendered, setRendered] = useState<RenderedMarkdown | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const cost = useRef(0);
	useEffect(() => {
		let isWanted = true;
		const start = async () => {
			const begun = performance.now();
			try {
				const next = await renderMarkdown(text, { language, outline: true });
				if (!isWanted) return;
				setRendered(next);
				setHasFailed(false);
			} catch {
				// The renderer could not be loaded; it never fails because of the text.
				if (isWanted) setHasFailed(true);
			}
			// Capped, because the first time includes fetching the renderer.
			cost.current = Math.min(performance.now() - begun, 600);
		};
		let callOff = () => {};
		const wait = () => {
			callOff = whenIdle(() => void start(), 500);
		};
		const timer = setTimeout(wait, attempt === 0 ? Math.max(120, 2 * cost.current) : 0);
		return () => {
			isWanted = false;
			clearTimeout(timer);
			callOff();
		};
	}, [text, language, attempt]);
	return { rendered, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
