import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createLogger } from "@site/shared-data/log";

type Message =
	| { type: "ready"; url?: string }
	| { type: "failed"; message: string }
	/** For the other programs: rows were written past the site's server. */
	| { type: "content-changed" };

interface Program {
	name: string;
	file: string;
	env: NodeJS.ProcessEnv;
	options?: Pick<ForkOptions, "execArgv" | "cwd" | "silent">;
	/**
	 * Polled below the URL of the "ready" message; a program that stops answering is killed and restarted.
	 */
	healthPath?: string;
}

const log = createLogger("launcher");

const gracePeriodMs = 4_000;
const minRestartDelayMs = 250;
const maxRestartDelayMs = 10_000;
const healthIntervalMs = 5_000;
const maxHealthMisses = 3;

/** Runs the product's processes: starts them, restarts one that dies, ends all on a signal or its own end. */
export class Supervisor {
	readonly #running = new Set<ChildProcess>();
	#stopping = false;

	constructor() {
		for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
			process.once(signal, () => void this.#leave());
		}
		this.#leaveWithNpm();
	}

	/**
	 * Starts a program and keeps it running. Resolves with its "ready" message, rejects with its "failed"
	 * message.
	 */
	async run<T extends { type: "ready" }>(program: Program): Promise<T> {
		const { child, ready } = this.#start<T>(program);
		const message = await ready;
		this.#restartWhenItEnds(program, child);
		return message;
	}

	/** Ends a process that was started elsewhere together with the others. */
	adopt(child: ChildProcess): void {
		this.#running.add(child);
		child.once("exit", () => this.#running.delete(child));
	}

	/** Asks every process to end, then ends it; resolves when none is left. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await Promise.all([...this.#running].map(end));
	}

	async #leave() {
		await this.stop();
		process.exit(0);
	}

	/**
	 * A signal to npm ends the shell between npm and this process, but does not reach this process.
	 * It notices by losing its parent.
	 */
	#leaveWithNpm() {
		const parent = process.ppid;
		if (!process.env.npm_lifecycle_event) return;
		const watch = setInterval(() => {
			if (process.ppid === parent) return;
			clearInterval(watch);
			void this.#leave();
		}, 100);
		watch.unref();
	}

	#start<T extends { type: "ready" }>({ name, file, env, options, healthPath }: Program) {
		const child = fork(file, { env, stdio: ["ignore", "inherit", "inherit", "ipc"], ...options });
		this.#running.add(child);
		const ready = new Promise<T>((resolve, reject) => {
			child.on("message", (message: Message) => {
				if (message.type === "ready") {
					resolve(message as T);
					if (healthPath) void killWhenItHangs(name, child, new URL(healthPath, message.url));
				}
				if (message.type === "failed") reject(new Error(message.message));
				if (message.type === "content-changed") this.#tellOthers(child, message);
			});
			child.once("error", reject);
			child.once("exit", (code, signal) => {
				this.#running.delete(child);
				reject(new Error(`${file} ended before it was ready (${signal ?? code}).`));
			});
		});
		return { child, ready };
	}

	#tellOthers(sender: ChildProcess, message: Message) {
		for (const child of this.#running) if (child !== sender && child.connected) child.send(message);
	}

	#restartWhenItEnds(program: Program, child: ChildProcess, delayMs = minRestartDelayMs) {
		const startedAt = Date.now();
		child.once("exit", (code, signal) => {
			if (this.#stopping) return;
			const waitMs = Date.now() - startedAt > maxRestartDelayMs ? minRestartDelayMs : Math.min(delayMs, maxRestartDelayMs);
			log.error(`The ${program.name} ended (${signal ?? code}); it starts again.`);
			setTimeout(() => {
				if (this.#stopping) return;
				const next = this.#start(program);
				next.ready.catch((error: Error) => log.error(error.message));
				this.#restartWhenItEnds(program, next.child, waitMs * 2);
			}, waitMs);
		});
	}
}

async function killWhenItHangs(name: string, child: ChildProcess, health: URL): Promise<void> {
	let misses = 0;
	while (misses < maxHealthMisses) {
		await sleep(healthIntervalMs, undefined, { ref: false });
		if (child.exitCode !== null || child.signalCode !== null) return;
		const isHealthy = await fetch(health, { signal: AbortSignal.timeout(healthIntervalMs) }).then(
			(response) => response.ok,
			() => false,
		);
		misses = isHealthy ? 0 : misses + 1;
	}
	log.error(`The ${name} does not answer; it is ended.`);
	child.kill("SIGKILL");
}

function end(child: ChildProcess): Promise<void> {
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
