/** V8 lets 64 MB of buffers in each thread wait for a collection, which takes 30 ms. */
const manyBytes = 1024 * 1024;
/** Many large bodies that end together are collected together. */
const pauseMs = 250;

let uncollectedBytes = 0;
let timer: NodeJS.Timeout | undefined;

/** Soon collects what is left of bodies that together had so many bytes, where `--expose-gc` is set. */
export function collectBuffers(bytes: number): void {
	uncollectedBytes += bytes;
	if (uncollectedBytes < manyBytes) return;
	timer ??= setTimeout(() => {
		uncollectedBytes = 0;
		timer = undefined;
		globalThis.gc?.();
	}, pauseMs).unref();
}
