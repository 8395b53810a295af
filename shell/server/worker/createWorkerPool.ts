import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { MarkdownOptions, RenderedMarkdown } from "@site/shared-data/markdown";
import type { Tinypool } from "tinypool";
import type { ShareImage } from "../share-images/shareImageLayout.ts";

/** The worker's tasks by name, with input and output. */
export interface Tasks {
	markdown: { input: { markdown: string; options?: MarkdownOptions }; output: RenderedMarkdown };
	shareImage: { input: ShareImage; output: Uint8Array };
}

interface Options {
	/** Tinypool's class; it starts one of its own files, so it cannot be bundled. */
	Pool: typeof Tinypool;
	/** The worker's program, which exports a function for each task. */
	file: string;
	/** Data for the program at its start. */
	workerData: object;
	/** Time limit of one task from its start; then its thread is terminated and replaced. */
	timeoutMs: number;
	/** How long an idle thread lives; unlimited by default. */
	idleTimeoutMs?: number;
}

export type RunTask = <Name extends keyof Tasks>(name: Name, input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;

/** Runs tasks one after another in one worker thread, so that a long task does not block the server. */
export function createWorkerPool({ Pool, file, workerData, timeoutMs, idleTimeoutMs }: Options) {
	// The process's own heap limit would otherwise override the thread's.
	setFlagsFromString("--max-old-space-size=0");
	setFlagsFromString("--max-semi-space-size=0");
	const pool = new Pool({
		filename: file,
		workerData,
		// Its program needs no secrets.
		env: { NODE_ENV: process.env.NODE_ENV ?? "" },
		minThreads: idleTimeoutMs === undefined ? 1 : 0,
		maxThreads: 1,
		idleTimeout: idleTimeoutMs,
		// With Atomics an idle thread would run no timers and close no sockets.
		useAtomics: false,
		resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 2 },
	});
	let previousTask: Promise<unknown> = Promise.resolve();
	const run: RunTask = (name, input) => {
		// The time limit begins when the task starts, not while it is queued.
		const output = previousTask.then(() => {
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

/** Imports Tinypool from the shell's folder, because the bundle does not contain it. */
export async function loadTinypool(packagesFrom: string) {
	const file = createRequire(join(packagesFrom, "package.json")).resolve("tinypool");
	return (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as typeof import("tinypool");
}
