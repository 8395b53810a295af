import { whenIdle } from "../layout/whenIdle.ts";

/** As many as a slow phone lays out in a frame or two. */
const blocksAtOnce = 4;

/**
 * Has the browser lay out the blocks of a text a few at a time, whenever it has nothing else to do, and tells when all are. Returns how to call that off, or to
 * tidy up after it.
 */
export function layOutInParts(elements: Element[], done: () => void): () => void {
	const blocks = elements as HTMLElement[];
	let stop = () => {};
	const next = (from: number) => {
		for (const block of blocks.slice(from, from + blocksAtOnce)) block.style.contentVisibility = "visible";
		const rest = from + blocksAtOnce;
		stop = whenIdle(() => (rest < blocks.length ? next(rest) : done()));
	};
	next(0);
	return () => {
		stop();
		for (const block of blocks) block.style.removeProperty("content-visibility");
	};
}
