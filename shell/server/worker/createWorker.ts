import { Worker } from "node:worker_threads";
import type { TaskAnswer, TaskMessage, TaskName, Tasks } from "./Tasks.ts";

interface Options {
	/** The worker's program. */
	file: string;
	/** A folder from which the shell's installed packages are found. */
	packagesFrom: string;
	/** Milliseconds that one task may take once it has begun; then the thread is ended and its successor goes on with the others. */
	timeLimit: number;
	/** Milliseconds without work after which the thread is ended; it starts again when it is needed. */
	restAfter?: number;
}

export type RunTask = <Name extends TaskName>(name: Name, input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;

interface Waiting extends TaskMessage {
	resolve: (output: never) => void;
	reject: (error: Error) => void;
}

/** A thread beside the server's own, started when it is first needed: what computes long never holds up another visitor. One task after the other. */
export function createWorker({ file, packagesFrom, timeLimit, restAfter }: Options): { run: RunTask; stop: () => Promise<void> } {
	const queue: Waiting[] = [];
	let thread: Worker | undefined;
	let current: Waiting | undefined;
	let limit: NodeJS.Timeout | undefined;
	let rest: NodeJS.Timeout | undefined;
	let lastId = 0;

	return {
		run: (name, input) =>
			new Promise((resolve, reject) => {
				queue.push({ id: ++lastId, name, input, resolve, reject });
				next();
			}),
		stop,
	};

	function next() {
		current ??= begin(queue.shift());
	}

	function begin(task: Waiting | undefined) {
		clearTimeout(rest);
		if (!task) {
			if (restAfter !== undefined) rest = setTimeout(() => void stop(), restAfter).unref();
			return undefined;
		}
		thread ??= start();
		thread.postMessage({ id: task.id, name: task.name, input: task.input } satisfies TaskMessage, []);
		limit = setTimeout(() => {
			void stop();
			finish((waiting) => waiting.reject(new Error(`The task "${waiting.name}" took longer than ${timeLimit} ms.`)));
		}, timeLimit);
		return task;
	}

	function start() {
		const worker = new Worker(file, { workerData: { packagesFrom }, resourceLimits: { maxOldGenerationSizeMb: 512 } });
		worker.unref();
		worker.on("message", ({ id, output, failure }: TaskAnswer) => {
			if (id !== current?.id) return;
			finish((task) => (failure === undefined ? task.resolve(output as never) : task.reject(new Error(failure))));
		});
		worker.once("error", (error) => {
			if (worker !== thread) return;
			thread = undefined;
			finish((task) => task.reject(error));
		});
		return worker;
	}

	function finish(settle: (task: Waiting) => void) {
		clearTimeout(limit);
		const task = current;
		current = undefined;
		if (task) settle(task);
		next();
	}

	async function stop() {
		const ending = thread;
		thread = undefined;
		await ending?.terminate();
	}
}
