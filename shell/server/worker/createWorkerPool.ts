import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MarkdownOptions, RenderedMarkdown } from "@site/shared-data/markdown";
import type { Tinypool } from "tinypool";
import type { ShareImage } from "../share-images/ShareImage.ts";

/** What the worker does for the server, by name: input and output of each. */
export interface Tasks {
	markdown: { input: { markdown: string; options?: MarkdownOptions }; output: RenderedMarkdown };
	shareImage: { input: ShareImage; output: Uint8Array };
}

interface Options {
	/** The library's class. It starts a file of its own, so it cannot be bundled. */
	Pool: typeof Tinypool;
	/** The worker's program, which exports a function for each task. */
	file: string;
	/** A folder from which the shell's installed packages are found. */
	packagesFrom: string;
	/**
	 * How long one task may take once it has begun; then its thread is ended and the next task gets a new
	 * one.
	 */
	timeoutMs: number;
	/** How long a thread without work is kept; without it, for good. */
	idleTimeoutMs?: number;
}

export type RunTask = <Name extends keyof Tasks>(name: Name, input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;

/**
 * A thread beside the server's own, so that a long task holds up no other visitor. One task after the other.
 */
export function createWorkerPool({ Pool, file, packagesFrom, timeoutMs, idleTimeoutMs }: Options) {
	const pool = new Pool({
		filename: file,
		workerData: { packagesFrom },
		minThreads: idleTimeoutMs === undefined ? 1 : 0,
		maxThreads: 1,
		idleTimeout: idleTimeoutMs,
		// A thread that waits by Atomics runs no timers and closes no sockets between two tasks.
		useAtomics: false,
		resourceLimits: { maxOldGenerationSizeMb: 512 },
	});
	let previousTask: Promise<unknown> = Promise.resolve();
	const run: RunTask = (name, input) => {
		// A task's time begins with its turn: one that hangs takes nothing of the next one's.
		const output = previousTask.then(async () => {
			const signal = AbortSignal.timeout(timeoutMs);
			return pool.run(input, { name, signal }).catch((error: unknown) => {
				throw signal.aborted ? new Error(`The task "${name}" took longer than ${timeoutMs} ms.`) : error;
			});
		});
		previousTask = output.catch(() => {});
		return output;
	};
	return { run, stop: () => pool.destroy() };
}

/** Loads the pool from where the shell is installed: the bundle does not hold it. */
export async function loadTinypool(packagesFrom: string) {
	const file = createRequire(join(packagesFrom, "package.json")).resolve("tinypool");
	return (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as typeof import("tinypool");
}
