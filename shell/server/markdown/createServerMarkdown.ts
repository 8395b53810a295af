import type { RenderedMarkdown, RenderMarkdown } from "@site/shared-data";
import type { RunTask } from "../worker/createWorker.ts";
import { plainDocument } from "./plainDocument.ts";

/** Characters of text and HTML that are kept. */
const roomForDocuments = 16_000_000;

export interface ServerMarkdown {
	/** Never rejects: a text that cannot be rendered is shown as it is written. */
	render: RenderMarkdown;
	/** How many times that was so. */
	fallbackCount: () => number;
}

/** Renders markdown in a thread of its own and keeps what it rendered, by text: an essay is rendered once, however many read it. */
export function createServerMarkdown(run: RunTask, room = roomForDocuments): ServerMarkdown {
	const kept = new Map<string, { rendered: Promise<RenderedMarkdown>; size: number }>();
	let [size, fallbackCount] = [0, 0];

	const render: RenderMarkdown = async (markdown, options = {}) => {
		const key = JSON.stringify([options.base, options.topLevel, markdown]);
		const known = kept.get(key);
		const entry = known ?? { rendered: run("markdown", { markdown, options }), size: 0 };
		// Taken out and put back, so that the first of the map is the one that was not asked for the longest.
		kept.delete(key);
		kept.set(key, entry);
		try {
			const rendered = await entry.rendered;
			if (kept.get(key) === entry && entry.size === 0) grow(entry, key.length + rendered.html.length);
			return rendered;
		} catch (error) {
			if (kept.get(key) === entry) kept.delete(key);
			fallbackCount++;
			console.error("A text is shown without its markup:", error);
			return plainDocument(markdown);
		}
	};
	return { render, fallbackCount: () => fallbackCount };

	function grow(entry: { size: number }, by: number) {
		entry.size = by;
		size += by;
		for (const [key, oldest] of kept) {
			if (size <= room) return;
			kept.delete(key);
			size -= oldest.size;
		}
	}
}
