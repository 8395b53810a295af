import { Worker } from "node:worker_threads";
import { engineProgram } from "../../folders.ts";
import type { Environment } from "../environment.ts";
import { describeError, StartError } from "../errors.ts";
import { log } from "../log.ts";
import type { Records } from "./createRecords.ts";
import { evaluateInThreads } from "./evaluateInThreads.ts";
import type { EngineCall, EngineInfo, EngineRequest, EngineResponse, FromEngine, ToEngine } from "./messages.ts";

export interface Engine extends EngineInfo {
	/** Rejects with EngineUnavailable when the engine ends meanwhile or does not come back in time. */
	send(request: EngineRequest): Promise<EngineResponse>;
	/** Calls a method of Records. */
	record<Name extends keyof Records>(name: Name, ...args: Parameters<Records[Name]>): Promise<Awaited<ReturnType<Records[Name]>>>;
	/** Resolves when a row was read, or while the engine starts or runs a command. */
	check(): Promise<void>;
	/** How often it was started again, and how many calls are not answered yet. */
	load(): { restarts: number; waiting: number };
	/** Shuts the database down cleanly. */
	stop(): Promise<void>;
}

export class EngineUnavailable extends Error {
	override name = "EngineUnavailable";
}

interface EngineOptions {
	environment: Environment;
	gatewayUrl: string;
	/** Called when the engine could not be started again. */
	onLost(message: string): void;
	/** Called when pages may have changed without the site's server: by a command or another process. */
	onContentChange(): void;
}

/** The engine ended before it began the call, which another one may answer. */
class NotBegun extends EngineUnavailable {}

interface Pending {
	resolve(value: any): void;
	reject(error: Error): void;
	timeLimitMs: number | undefined;
	/** Since the engine has begun it. */
	timer?: NodeJS.Timeout;
}

/** From when the engine begins the request. The statements of visitors and admins are cancelled before. */
const requestTimeoutMs = 15_000;
/** PostgreSQL ignores a cancellation between two statements, so it is repeated. */
const limitIntervalMs = 250;
/** With `requestTimeoutMs` less than the 30 s after which the site's server gives a request up. */
const restartTimeoutMs = 14_000;
const closeTimeoutMs = 1_500;

/**
 * Starts the engine in a thread of its own, which PostgreSQL in WebAssembly blocks without a time limit. A
 * thread that takes too long or ends is replaced; requests that it has not begun wait for its successor.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
	let current = startThread(options);
	let isStopping = false;
	let restarts = 0;
	const info = await current.ready;
	void restartWhenItEnds();

	async function restartWhenItEnds(): Promise<void> {
		await current.ended;
		if (isStopping) return;
		restarts += 1;
		log.error("The engine ended and starts again.");
		current = startThread(options);
		try {
			await current.ready;
		} catch (error) {
			return options.onLost((error as Error).message);
		}
		return restartWhenItEnds();
	}

	async function running(): Promise<Thread> {
		const thread = current;
		await withTimeout(thread.ready, restartTimeoutMs);
		return thread;
	}

	return {
		...info,
		async send(request) {
			const thread = await running();
			return thread.send(request).catch(async (error) => {
				if (isStopping || !(error instanceof NotBegun)) throw error;
				await thread.ended;
				return (await running()).send(request);
			});
		},
		record: async (name, ...args) => (await running()).record(name, args),
		check: () => current.check(),
		load: () => ({ restarts, waiting: current.waiting() }),
		async stop() {
			isStopping = true;
			await current.close();
		},
	};
}

type Thread = ReturnType<typeof startThread>;

function startThread({ environment, gatewayUrl, onContentChange }: EngineOptions) {
	const worker = new Worker(engineProgram, { workerData: { environment, gatewayUrl } });
	const pending = new Map<number, Pending>();
	const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
	let lastId = 0;
	let isBusy = true;

	const ready = new Promise<EngineInfo>((resolve, reject) => {
		worker.on("message", (message: FromEngine) => {
			if (message.type === "ready") {
				const { type: _, ...info } = message;
				isBusy = false;
				resolve(info);
			} else if (message.type === "failed") {
				reject(message.isStartError ? new StartError(message.message) : new Error(message.message));
			}
		});
		// The driver of PostgreSQL throws when a connection closes under a transaction: it cannot roll back.
		worker.once("error", (error) => {
			log.error({ reason: describeError(error) }, "The engine failed.");
			reject(error);
		});
		worker.once("exit", () => reject(new EngineUnavailable("the engine ended before it was ready")));
	});
	// Callers of `ready` get the error; without this line an unobserved rejection would end the process.
	ready.catch(() => {});

	worker.on("message", (message: FromEngine) => {
		if (message.type === "begun") {
			const request = pending.get(message.id);
			if (request) {
				const begunAt = performance.now();
				request.timer = setInterval(() => limit(message.id, request, performance.now() - begunAt), limitIntervalMs);
			}
		} else if (message.type === "answered") {
			completePending(message.id, (request) => request.resolve(message.value));
		} else if (message.type === "unrecorded") {
			const { id, reason, isServerAway } = message;
			completePending(id, (request) => request.reject(isServerAway ? new EngineUnavailable(reason) : new Error(reason)));
		} else if (message.type === "maintenance") {
			isBusy = message.isUnderWay;
			if (!isBusy) onContentChange();
		} else if (message.type === "content-changed") {
			onContentChange();
		}
	});
	worker.once("exit", () => {
		for (const id of pending.keys()) {
			completePending(id, ({ timer, reject }) =>
				reject(timer ? new EngineUnavailable("the engine ended") : new NotBegun("the engine ended")),
			);
		}
	});

	function limit(id: number, { timeLimitMs = requestTimeoutMs }: Pending, elapsedMs: number): void {
		if (elapsedMs >= requestTimeoutMs) {
			log.error(`A request took longer than ${requestTimeoutMs / 1000} s; its engine is ended.`);
			void worker.terminate();
		} else if (elapsedMs >= timeLimitMs) {
			evaluateInThreads(`cancelRequest(${id})`);
		}
	}

	function completePending(id: number, complete: (request: Pending) => void): void {
		const request = pending.get(id);
		if (request) {
			pending.delete(id);
			clearInterval(request.timer);
			complete(request);
		}
	}

	function call<Value>(message: EngineCall): Promise<Value> {
		lastId += 1;
		const id = lastId;
		return new Promise((resolve, reject) => {
			const timeLimitMs = message.type === "request" ? message.timeLimitMs : undefined;
			pending.set(id, { resolve, reject, timeLimitMs });
			worker.postMessage({ ...message, id }, []);
		});
	}

	return {
		ready,
		ended,
		waiting: () => pending.size,
		send: (request: EngineRequest) => call<EngineResponse>({ type: "request", ...request }),
		record: (name: keyof Records, args: unknown[]) => call<never>({ type: "record", name, args }),
		async check(): Promise<void> {
			if (!isBusy) await call({ type: "check" });
		},
		async close(): Promise<void> {
			worker.postMessage({ type: "close" } satisfies ToEngine, []);
			const timer = setTimeout(() => void worker.terminate(), closeTimeoutMs);
			await ended;
			clearTimeout(timer);
		},
	};
}

async function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new EngineUnavailable("the engine is starting")), limitMs);
	});
	try {
		return await Promise.race([promise, timeout]);
	} finally {
		clearTimeout(timer);
	}
}
