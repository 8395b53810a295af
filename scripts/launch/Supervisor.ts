import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createLogger, exitCause } from "@site/shared-data/log";

type Message =
	/** The URL accepts requests, and answers them when the program is ready. */
	| { type: "listening"; url: string }
	| { type: "ready"; url?: string }
	| { type: "failed"; message: string }
	| { type: "content-changed" };

interface Program {
	name: string;
	file: string;
	env: NodeJS.ProcessEnv;
	options?: Pick<ForkOptions, "execArgv" | "cwd" | "silent">;
	onListening?: (url: string) => void;
	/** Path below the URL of the "ready" message; a program that sends no response there is restarted. */
	healthPath?: string;
	/** It is stopped before the others, which it needs to finish. */
	stopsFirst?: true;
}

const log = createLogger("launcher");

const gracePeriodMs = 4_000;
/** How long the others keep running for a program that stops first. */
const firstStopMs = 1_500;
const minRestartDelayMs = 250;
const maxRestartDelayMs = 10_000;
const maxFailedChecks = 3;

interface Limits {
	/** From the start, and again from the program's message that it listens. A slow disk needs a minute. */
	startLimitMs: number;
	healthIntervalMs: number;
}

/** A start that timed out; it is retried. */
class StartTimeout extends Error {}

/** Runs the product's processes: restarts one that exits, and stops all on a signal or its own exit. */
export class Supervisor {
	readonly #limits: Limits;
	readonly #running = new Set<ChildProcess>();
	readonly #stoppedFirst = new Set<ChildProcess>();
	readonly #stopping = new AbortController();
	/** Aborts when the processes are stopped. */
	readonly stopping = this.#stopping.signal;

	constructor(limits: Partial<Limits> = {}) {
		this.#limits = { startLimitMs: 300_000, healthIntervalMs: 5_000, ...limits };
		for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
			process.once(signal, () => void this.#shutDown());
		}
		this.#shutDownWithNpm();
	}

	/** Starts a program and keeps it running. Resolves when it is ready; rejects when it cannot start. */
	async run<T extends { type: "ready" }>(program: Program): Promise<T> {
		const { child, ready } = this.#start<T>(program);
		try {
			const message = await ready;
			this.#restartOnExit(program, child);
			return message;
		} catch (error) {
			if (!(error instanceof StartTimeout) || this.stopping.aborted) throw error;
			return this.run(program);
		}
	}

	/** Registers a process that was started elsewhere, so that it is stopped with the others. */
	addChild(child: ChildProcess): void {
		this.#running.add(child);
		child.once("exit", () => this.#running.delete(child));
	}

	/** Notifies the programs, except the sender, of rows that were written without the site's server. */
	announceContentChange(sender?: ChildProcess): void {
		const message: Message = { type: "content-changed" };
		for (const child of this.#running) if (child !== sender && child.connected) child.send(message);
	}

	/** Stops every process with SIGTERM, then SIGKILL; resolves when none is left. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		const first = [...this.#running].filter((child) => this.#stoppedFirst.has(child)).map(stopProcess);
		if (first.length > 0) await Promise.race([Promise.all(first), sleep(firstStopMs)]);
		const others = [...this.#running].filter((child) => !this.#stoppedFirst.has(child)).map(stopProcess);
		await Promise.all([...first, ...others]);
	}

	async #shutDown() {
		await this.stop();
		process.exit();
	}

	/** A signal to npm ends the shell between npm and this process, which only sees another parent. */
	#shutDownWithNpm() {
		const parent = process.ppid;
		if (!process.env.npm_lifecycle_event) return;
		const watch = setInterval(() => {
			if (process.ppid === parent) return;
			clearInterval(watch);
			void this.#shutDown();
		}, 100);
		watch.unref();
	}

	#start<T extends { type: "ready" }>({ name, file, env, options, onListening, healthPath, stopsFirst }: Program) {
		const child = fork(file, { env, stdio: ["ignore", "inherit", "inherit", "ipc"], ...options });
		this.#running.add(child);
		if (stopsFirst) this.#stoppedFirst.add(child);
		const ready = new Promise<T>((resolve, reject) => {
			let hasTimedOut = false;
			const limit = setTimeout(() => {
				hasTimedOut = true;
				log.error(`The ${name} was not ready in time; its start is ended.`);
				child.kill("SIGKILL");
			}, this.#limits.startLimitMs).unref();
			child.on("message", (message: Message) => {
				if (message.type === "listening") {
					limit.refresh();
					onListening?.(message.url);
				}
				if (message.type === "ready") {
					clearTimeout(limit);
					resolve(message as T);
					if (healthPath) void killWhenSilent(name, child, new URL(healthPath, message.url), this.#limits);
				}
				if (message.type === "failed") reject(new Error(message.message));
				if (message.type === "content-changed") this.announceContentChange(child);
			});
			child.on("error", (error) => {
				reject(error);
				// Node emits no "exit" for a process that it could not create.
				if (child.pid === undefined) child.emit("exit", child.exitCode, null);
			});
			child.once("exit", (code, signal) => {
				clearTimeout(limit);
				this.#running.delete(child);
				const text = `${file} ended before it was ready (${signal ?? code}).`;
				reject(hasTimedOut ? new StartTimeout(text) : new Error(text));
			});
		});
		return { child, ready };
	}

	#restartOnExit(program: Program, child: ChildProcess, delayMs = minRestartDelayMs) {
		const startedAt = Date.now();
		child.once("exit", (code, signal) => {
			if (this.stopping.aborted) return;
			const waitMs = Date.now() - startedAt > maxRestartDelayMs ? minRestartDelayMs : Math.min(delayMs, maxRestartDelayMs);
			const cause = child.killed ? signal : exitCause(code, signal);
			log.error(`The ${program.name} ended (${cause}); it starts again.`);
			setTimeout(() => {
				if (this.stopping.aborted) return;
				const next = this.#start(program);
				next.ready.catch((error: Error) => log.error(error.message));
				this.#restartOnExit(program, next.child, waitMs * 2);
			}, waitMs);
		});
	}
}

/** Any answer counts, because a restart would not help a program that is unhealthy or at another address. */
async function killWhenSilent(name: string, child: ChildProcess, health: URL, { healthIntervalMs }: Limits): Promise<void> {
	let failedChecks = 0;
	while (failedChecks < maxFailedChecks) {
		await sleep(healthIntervalMs, undefined, { ref: false });
		if (child.exitCode !== null || child.signalCode !== null) return;
		const hasAnswered = await fetch(health, { redirect: "manual", signal: AbortSignal.timeout(healthIntervalMs) }).then(
			() => true,
			() => false,
		);
		failedChecks = hasAnswered ? 0 : failedChecks + 1;
	}
	log.error(`The ${name} does not answer; it is ended.`);
	child.kill("SIGKILL");
}

function stopProcess(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) return resolve();
		const timer = setTimeout(() => child.kill("SIGKILL"), gracePeriodMs);
		child.once("exit", () => {
			clearTimeout(timer);
			resolve();
		});
		child.kill("SIGTERM");
	});
}
