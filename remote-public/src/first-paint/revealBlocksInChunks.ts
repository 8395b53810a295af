import { whenIdle } from "./whenIdle.ts";

/** As many as a slow phone lays out in a frame or two. */
const chunkSize = 4;

/**
 * Lays out the blocks of a text a few at a time while the browser is idle, then calls `done`. Returns its
 * cleanup.
 */
export function revealBlocksInChunks(elements: Element[], done: () => void): () => void {
	const blocks = elements as HTMLElement[];
	let stop = () => {};
	const next = (from: number) => {
		for (const block of blocks.slice(from, from + chunkSize)) block.style.contentVisibility = "visible";
		const rest = from + chunkSize;
		stop = whenIdle(() => (rest < blocks.length ? next(rest) : done()));
	};
	next(0);
	return () => {
		stop();
		for (const block of blocks) block.style.removeProperty("content-visibility");
	};
}
