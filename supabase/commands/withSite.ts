import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { redactConsole } from "../embedded/engine/redactConsole.ts";
import { readEnvironment } from "../embedded/environment.ts";
import { CommandError } from "../embedded/errors.ts";
import { type ControlEndpoint, findControlEndpoint } from "../embedded/maintenance/controlFile.ts";
import { runBackend } from "../embedded/runBackend.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Works on this machine's site through the door of its running backend. When none runs, the backend runs in this process for as long as the work takes, so
 * the data directory never has two masters.
 */
export async function withSite<Result>(
	env: NodeJS.ProcessEnv,
	work: (door: ControlEndpoint) => Promise<Result>,
	mayBeNew = false,
): Promise<Result> {
	const dataDir = env.DATA_DIR?.trim() ? resolve(root, env.DATA_DIR.trim()) : join(root, ".data");
	const running = findControlEndpoint(dataDir);
	if (running) {
		return work(running);
	}
	if (!mayBeNew && !existsSync(join(dataDir, "database"))) {
		throw new CommandError(`There is no site in ${dataDir}; \`npm start\` makes one, or set DATA_DIR.`);
	}
	redactConsole();
	const environment = readEnvironment({ ...env, DATA_DIR: dataDir, SAMPLE_CONTENT: "off" });
	const backend = await runBackend({ ...environment, port: 0 }, (message) => {
		throw new Error(message);
	});
	try {
		const door = findControlEndpoint(dataDir);
		if (!door) {
			throw new CommandError(`The site in ${dataDir} cannot be reached.`);
		}
		return await work(door);
	} finally {
		await backend.stop();
	}
}
