import { existsSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { root } from "../../build/paths.ts";
import { type ControlEndpoint, findControlEndpoint } from "../embedded/control/controlFile.ts";
import { redactConsole } from "../embedded/engine/redactConsole.ts";
import { readEnvironment } from "../embedded/environment.ts";
import { CommandError } from "../embedded/errors.ts";
import { log } from "../embedded/log.ts";
import { withCleanup } from "./cleanup.ts";

/**
 * Runs `work` on this machine's site through the control server of its running backend. If none runs, this
 * process runs the backend meanwhile, so that two processes never use the data directory at once.
 */
export async function withSite<Result>(
	env: NodeJS.ProcessEnv,
	work: (endpoint: ControlEndpoint) => Promise<Result>,
	mayBeNew = false,
): Promise<Result> {
	const dataDir = readDataDir(env);
	const running = findControlEndpoint(dataDir);
	if (running && !running.isCommand) return work(running);
	const databaseUrl = env.DATABASE_URL?.trim();
	if (running && !databaseUrl) throw new CommandError("Another command is under way; try again when it is done.");
	if (!mayBeNew && !databaseUrl && !existsSync(join(dataDir, "database"))) {
		throw new CommandError(`There is no site in ${dataDir}; \`npm start\` makes one, or set DATA_DIR.`);
	}
	redactConsole();
	log.level = "warn";
	const { runBackend } = await import("../embedded/runBackend.ts");
	const environment = readEnvironment({ ...env, DATA_DIR: dataDir, SAMPLE_CONTENT: "off" });
	const starting = runBackend(
		{ ...environment, port: 0, storesSettings: false },
		{
			onLost(message) {
				throw new Error(message);
			},
		},
	);
	return withCleanup(
		async () => {
			await starting;
			const endpoint = findControlEndpoint(dataDir, process.pid);
			if (!endpoint) throw new CommandError(`The site in ${dataDir} cannot be reached.`);
			return work(endpoint);
		},
		async () => (await starting.catch(() => undefined))?.stop(),
	);
}

/** The data directory of the environment. */
export const readDataDir = ({ DATA_DIR = "" }: NodeJS.ProcessEnv) => resolve(root, DATA_DIR.trim() || ".data");

/** Sends a command to the control server, without a time limit. Rejects with the server's own message. */
export async function callSite(
	{ url, secret }: ControlEndpoint,
	method: "GET" | "POST",
	path: string,
	body?: Readable,
): Promise<IncomingMessage> {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const outgoing = request(url + path, { method, headers: { authorization: `Bearer ${secret}` } }, resolve);
		outgoing.once("error", () =>
			reject(new CommandError("The site ended during the command; check that it runs and try again.")),
		);
		if (body) {
			body.once("error", ({ code }: NodeJS.ErrnoException) => {
				reject(new CommandError(`The file cannot be read (${code}); nothing was changed.`));
				outgoing.destroy();
			});
			body.pipe(outgoing);
		} else {
			outgoing.end();
		}
	});
	if (answer.statusCode !== 200) {
		throw new CommandError((JSON.parse(await text(answer)) as { message: string }).message);
	}
	return answer;
}
