import { fork } from "node:child_process";
import { join } from "node:path";
import { readLines } from "../../../shell/server/guests/readLines.ts";
import type { SiteBackend } from "../../launch/runningSite.ts";
import { siteProgram } from "../../launch/startServers.ts";

/** A second server with the candidate's registry and the running site's data. */
export interface Candidate {
	url: string;
	/** The first error that it has logged since the last call. */
	takeError: () => string | undefined;
	stop: () => void;
}

/** Starts the built server on a free loopback port; rejects when it does not start. */
export async function startCandidate(dist: string, { isEmbedded, ...backend }: SiteBackend): Promise<Candidate> {
	// Any secret marks the backend as the embedded one, which accepts no visitors' addresses with it.
	const proxySecret = isEmbedded ? { proxySecret: "none" } : {};
	const chosen = { ...backend, ...proxySecret, pagesFolder: join(dist, "pages") };
	const { file, env, options } = await siteProgram({ host: "127.0.0.1", port: 0 }, chosen, dist);
	const own = { SITE_URL: undefined, BEHIND_PROXY: "off", METRICS_TOKEN: undefined, VISITS: "off", LOG_LEVEL: "error" };
	const child = fork(file, { ...options, env: { ...env, ...own }, stdio: ["ignore", "ignore", "pipe", "ipc"] });
	let errors: string[] = [];
	if (child.stderr) readLines(child.stderr, (line) => errors.push(...errorIn(line)));
	// It ends by itself with this process, whose channel it watches.
	const stop = () => void child.kill("SIGKILL");
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message: { type: string; port: number; message?: string }) =>
			message.type === "ready" ? resolve(message.port) : reject(new Error(message.message)),
		);
		child.once("error", reject);
		child.once("exit", (code, signal) => reject(new Error(`its server ended (${signal ?? code})`)));
	});
	const takeError = () => {
		const taken = errors;
		errors = [];
		// The worker's own line is another one, and may be later.
		return taken.find((error) => !error.endsWith(failedLoader)) ?? taken[0];
	};
	return { url: `http://127.0.0.1:${port}`, takeError, stop };
}

/** Logged by the site's server, which does not know the error. */
const failedLoader = "A loader or an action failed.";

/** The first line of a logged error; other lines are the output of a remote's code. */
function errorIn(line: string): string[] {
	try {
		const { err, msg } = JSON.parse(line) as { err?: { stack?: string }; msg?: string };
		const first = (err?.stack ?? msg ?? "").split("\n", 1)[0] as string;
		// The server logs an error of a worker with the worker's text, kind included.
		return [first.replace(/^Error: (?=\w*Error: )/, "")];
	} catch {
		return [];
	}
}
