import { setImmediate as afterMessages, setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Caller, createFairQueue } from "@site/shared-data/admission";
import { engineProgram } from "../../folders.ts";
import type { Environment } from "../environment.ts";
import { describeError, StartError } from "../errors.ts";
import { log } from "../log.ts";
import type { Records } from "./createRecords.ts";
import { evaluateInThreads } from "./evaluateInThreads.ts";
import type { EngineCall, EngineData, EngineInfo, EngineRequest, EngineResponse, FromEngine, ToEngine } from "./messages.ts";

export interface Engine extends EngineInfo {
	/** Rejects with EngineUnavailable when the engine ends meanwhile or does not come back in time. */
	send(request: EngineRequest): Promise<EngineResponse>;
	/** Calls a method of Records. */
	record<Name extends keyof Records>(name: Name, ...args: Parameters<Records[Name]>): Promise<Awaited<ReturnType<Records[Name]>>>;
	/** The same calls in the caller's turn; they reject with Overloaded when too many others wait. */
	inTurn(caller: Caller): Pick<Engine, "send" | "record">;
	/** Rejects when the API cannot answer. An engine that is busy, or locked by a command, is healthy. */
	check(): Promise<void>;
	/** The number of restarts, and of calls that wait or are not answered yet. */
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

/** The engine ended before it began the call, so another engine may answer it. */
class NotBegun extends EngineUnavailable {}

interface Pending {
	resolve(value: any): void;
	reject(error: Error): void;
	timeLimitMs: number | undefined;
	/** Absent until the engine has begun it. */
	begunAt?: number;
}

/** Counted from when the engine begins the request. Visitors' and admins' statements are cancelled before. */
const requestTimeoutMs = 15_000;
/** PostgreSQL ignores a cancellation between two statements, so it is repeated. */
const limitIntervalMs = 250;
/** Together with `requestTimeoutMs` less than the 30 s of the site's server. */
const restartTimeoutMs = 14_000;
const closeTimeoutMs = 1_500;
/** Less than the 5 s that the launcher and the site's server wait for a check. */
const checkTimeoutMs = 3_000;
/** The built-in engine answers one call at a time; the next ones are sent ahead, so that it never idles. */
const minVisitorCalls = 3;
/** Keeps a session free for the admin and the site itself. */
const reservedSessions = 1;
/** Answered within a second if they are plain reads. */
const maxWaitingVisitors = 200;

/**
 * Starts the engine in a separate thread, which PostgreSQL in WebAssembly may block without a time limit.
 * Replaces a thread that makes no progress or ends; requests that it has not begun wait for its successor.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
	let current = startThread(options);
	let isStopping = false;
	let restarts = 0;
	const info = await current.ready;
	const queue = createFairQueue({
		maxRunning: Math.max(minVisitorCalls, info.sessionCount - reservedSessions),
		maxWaiting: maxWaitingVisitors,
	});
	void restartWhenItEnds();

	async function restartWhenItEnds(): Promise<void> {
		await current.ended;
		if (isStopping) return;
		restarts += 1;
		log.error("The engine ended; starting it again.");
		current = startThread(options, info.schema);
		try {
			await current.ready;
		} catch (error) {
			return options.onLost((error as Error).message);
		}
		return restartWhenItEnds();
	}

	async function running(): Promise<Thread> {
		const thread = current;
		// Counted from the thread's start; otherwise requests would wait for it one after another.
		await withTimeout(thread.ready, restartTimeoutMs - (performance.now() - thread.startedAt));
		return thread;
	}

	const calls: Pick<Engine, "send" | "record"> = {
		async send(request) {
			const thread = await running();
			return thread.send(request).catch(async (error) => {
				if (isStopping || !(error instanceof NotBegun)) throw error;
				await thread.ended;
				return (await running()).send(request);
			});
		},
		record: async (name, ...args) => (await running()).record(name, args),
	};

	return {
		...info,
		...calls,
		inTurn: (caller) =>
			caller.isTrusted
				? calls
				: {
						send: (request) => queue.run(caller, () => calls.send(request)),
						record: (name, ...args) => queue.run(caller, () => calls.record(name, ...args)),
					},
		check: () => current.check(),
		load: () => ({ restarts, waiting: current.waiting() + queue.load().waiting }),
		async stop() {
			isStopping = true;
			await current.close();
		},
	};
}

type Thread = ReturnType<typeof startThread>;

function startThread({ environment, gatewayUrl, onContentChange }: EngineOptions, schema?: unknown) {
	const worker = new Worker(engineProgram, { workerData: { environment, gatewayUrl, schema } satisfies EngineData });
	const pending = new Map<number, Pending>();
	const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
	const startedAt = performance.now();
	let lastId = 0;
	let isUnderMaintenance = false;
	let sessionCount = 1;
	/** Pauses while this thread itself is blocked, because the engine's messages then wait too. */
	let clockMs = 0;
	/** When the engine last began or answered a call. */
	let progressAt = clockMs;
	/** Requests that timed out and still occupy their session. */
	const stuck = new Set<number>();

	const ready = new Promise<EngineInfo>((resolve, reject) => {
		worker.on("message", (message: FromEngine) => {
			if (message.type === "ready") {
				const { type: _, ...info } = message;
				sessionCount = info.sessionCount;
				resolve(info);
			} else if (message.type === "failed") {
				reject(message.isStartError ? new StartError(message.message) : new Error(message.message));
			}
		});
		worker.once("error", (error) => {
			log.error({ reason: describeError(error) }, "The engine failed.");
			reject(error);
		});
		worker.once("exit", () => reject(new EngineUnavailable("the engine ended before it was ready")));
	});
	// Callers of `ready` get the error; without this line an unobserved rejection would end the process.
	ready.catch(() => {});

	worker.on("message", (message: FromEngine) => {
		progressAt = clockMs;
		if (message.type === "begun") {
			const request = pending.get(message.id);
			if (request) request.begunAt = clockMs;
		} else if (message.type === "answered") {
			stuck.delete(message.id);
			completePending(message.id, (request) => request.resolve(message.value));
		} else if (message.type === "unrecorded") {
			const { id, reason, isServerAway } = message;
			completePending(id, (request) => request.reject(isServerAway ? new EngineUnavailable(reason) : new Error(reason)));
		} else if (message.type === "maintenance") {
			isUnderMaintenance = message.isUnderWay;
			if (!isUnderMaintenance) onContentChange();
		} else if (message.type === "content-changed") {
			onContentChange();
		}
	});
	// Runs after the messages that have arrived.
	const watch = setInterval(() => setImmediate(keepLimits), limitIntervalMs);
	worker.once("exit", () => {
		clearInterval(watch);
		for (const id of pending.keys()) {
			completePending(id, ({ begunAt, reject }) =>
				reject(begunAt === undefined ? new NotBegun("the engine ended") : new EngineUnavailable("the engine ended")),
			);
		}
	});

	/** Cancels statements, times out slow requests, and ends an engine that makes no progress. */
	function keepLimits(): void {
		clockMs += limitIntervalMs;
		for (const [id, { begunAt = clockMs, timeLimitMs = requestTimeoutMs, reject }] of pending) {
			const elapsedMs = clockMs - begunAt;
			if (elapsedMs > requestTimeoutMs) {
				log.error(`A request timed out after ${requestTimeoutMs / 1000} s.`);
				stuck.add(id);
				completePending(id, () => reject(new EngineUnavailable("the request took too long")));
			} else if (elapsedMs > timeLimitMs) {
				evaluateInThreads(`cancelRequest(${id})`);
			}
		}
		const isIdle = isUnderMaintenance || (pending.size === 0 && stuck.size === 0);
		if (isIdle) progressAt = clockMs;
		if (stuck.size < sessionCount && clockMs - progressAt <= requestTimeoutMs) return;
		clearInterval(watch);
		log.error("The engine makes no progress; it is ended.");
		void worker.terminate();
	}

	function completePending(id: number, complete: (request: Pending) => void): void {
		const request = pending.get(id);
		pending.delete(id);
		if (request) complete(request);
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
		startedAt,
		waiting: () => pending.size,
		send: (request: EngineRequest) => call<EngineResponse>({ type: "request", ...request }),
		record: (name: keyof Records, args: unknown[]) => call<never>({ type: "record", name, args }),
		async check(): Promise<void> {
			if (isUnderMaintenance) return;
			await withTimeout(ready, checkTimeoutMs);
			const endCheck = async () => {
				await sleep(checkTimeoutMs, undefined, { ref: false });
				await afterMessages();
				// The built-in engine is only busy; a check of a server waits for no other call.
				if (sessionCount > 1) throw new EngineUnavailable("the database does not answer");
			};
			await Promise.race([call({ type: "check" }), endCheck()]);
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
