/** V8 keeps up to 64 MB of unused buffers in each thread until a collection, which takes 30 ms. */
const manyBytes = 1024 * 1024;
/** Large bodies that end within this time are collected together. */
const pauseMs = 250;

let uncollectedBytes = 0;
let timer: NodeJS.Timeout | undefined;

/** Collects the buffers of bodies of this total size soon, if `--expose-gc` is set. */
export function collectBuffers(bytes: number): void {
	uncollectedBytes += bytes;
	if (uncollectedBytes < manyBytes) return;
	timer ??= setTimeout(() => {
		uncollectedBytes = 0;
		timer = undefined;
		globalThis.gc?.();
	}, pauseMs).unref();
}
