import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { findBuild } from "../../build/findProgram.ts";
import { inheritedVariables } from "./processes.ts";
import { createServerDatabase, databaseVariables, hasServerDatabase } from "./server/serverDatabase.ts";

export interface LaunchedBackend {
	child: ChildProcess;
	ready: {
		url: string;
		publishableKey: string;
		proxySecret: string;
		admin: { email: string; password?: string };
	};
	/** Everything the process wrote so far. */
	output(): string;
}

type Message =
	| ({ type: "ready" } & LaunchedBackend["ready"])
	| { type: "failed"; message: string }
	| { type: "listening" }
	/** A command may end before the backend is ready. */
	| { type: "content-changed" };

/** A slower start is killed. */
const startTimeoutSeconds = 90;

let program: ReturnType<typeof findBuild> | undefined;

/**
 * Forks the embedded backend with these variables only, as another account when one is given. Rejects with
 * its message when it refuses to start, and with its output when it is not ready in time.
 */
export async function launchBackend(
	variables: Record<string, string>,
	account: { uid?: number; gid?: number } = {},
): Promise<LaunchedBackend> {
	const { DATA_DIR = "" } = variables;
	if (!(await hasServerDatabase(DATA_DIR))) {
		await createServerDatabase(DATA_DIR);
	}
	const { file, options } = await (program ??= findBuild("backend"));
	const child = fork(file, {
		...account,
		...options,
		env: { ...inheritedVariables(), BACKEND_PORT: "0", ...databaseVariables(DATA_DIR), ...variables },
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (chunk) => {
			written += chunk;
		});
	}
	detach(child);
	return new Promise<LaunchedBackend>((resolve, reject) => {
		const limit = setTimeout(() => {
			child.kill("SIGKILL");
			reject(new Error(`the backend was not ready within ${startTimeoutSeconds} s and was killed: ${written}`));
		}, startTimeoutSeconds * 1000);
		child.once("exit", (code, signal) => {
			clearTimeout(limit);
			reject(new Error(`the backend ended (${code ?? signal}) before it was ready: ${written}`));
		});
		child.on("message", (message: Message) => {
			if (message.type === "listening" || message.type === "content-changed") return;
			clearTimeout(limit);
			if (message.type === "failed") {
				reject(new Error(message.message));
			} else {
				resolve({ child, ready: message, output: () => written });
			}
		});
	});
}

/**
 * Lets Jest exit when a failed test has left a backend running; the closed channel then ends the backend.
 */
function detach(child: ChildProcess): void {
	child.unref();
	child.channel?.unref();
	for (const stream of [child.stdout, child.stderr]) {
		(stream as Socket | null)?.unref();
	}
}
