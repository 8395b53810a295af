import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface LaunchedBackend {
	child: ChildProcess;
	ready: { url: string; publishableKey: string; proxySecret: string; admin: { email: string; password?: string } };
	/** Everything the process wrote so far. */
	output(): string;
}

type Message = ({ type: "ready" } & LaunchedBackend["ready"]) | { type: "failed"; message: string };

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = fileURLToPath(new URL("../embedded/main.ts", import.meta.url));

/** Forks the embedded backend with these variables only; rejects with its sentence when it refuses to start. */
export function launchBackend(variables: Record<string, string>): Promise<LaunchedBackend> {
	const inherited = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => ["PATH", "HOME", "TMPDIR", "LANG"].includes(name)),
	);
	const child = fork(program, {
		cwd: root,
		execArgv: ["--import", "tsx"],
		env: { ...inherited, BACKEND_PORT: "0", ...variables },
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			written += chunk;
		});
	}
	return new Promise((resolve, reject) => {
		child.once("exit", (code, signal) =>
			reject(new Error(`the backend ended (${code ?? signal}) before it was ready: ${written}`)),
		);
		child.once("message", (message: Message) => {
			if (message.type === "failed") {
				return reject(new Error(message.message));
			}
			return resolve({ child, ready: message, output: () => written });
		});
	});
}
