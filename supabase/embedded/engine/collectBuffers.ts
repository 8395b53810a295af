/** V8 lets 64 MB of buffers in each thread wait for a collection, which takes 30 ms. */
const manyBytes = 1024 * 1024;

/** Collects what is left of a request whose bodies together had so many bytes, where `--expose-gc` is set. */
export function collectBuffers(bytes: number): void {
	if (bytes >= manyBytes) setImmediate(() => globalThis.gc?.());
}
