import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { keepLogQuiet } from "../embedded/keepLogQuiet.ts";
import { type ControlDoor, findDoor } from "../embedded/maintenance/controlFile.ts";
import { Refusal } from "../embedded/maintenance/Refusal.ts";
import { readEnvironment } from "../embedded/readEnvironment.ts";
import { runBackend } from "../embedded/runBackend.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Works on this machine's site through the door of its running backend. When none runs, the backend runs in this process for as long as the work takes, so
 * the data directory never has two masters.
 */
export async function withSite<Result>(
	env: NodeJS.ProcessEnv,
	work: (door: ControlDoor) => Promise<Result>,
	mayBeNew = false,
): Promise<Result> {
	const dataDir = env.DATA_DIR?.trim() ? resolve(root, env.DATA_DIR.trim()) : join(root, ".data");
	const running = findDoor(dataDir);
	if (running) {
		return work(running);
	}
	if (!mayBeNew && !existsSync(join(dataDir, "database"))) {
		throw new Refusal(`There is no site in ${dataDir}; \`npm start\` makes one, or set DATA_DIR.`);
	}
	keepLogQuiet();
	const environment = readEnvironment({ ...env, DATA_DIR: dataDir, SAMPLE_CONTENT: "off" });
	const backend = await runBackend({ ...environment, port: 0 }, (message) => {
		throw new Error(message);
	});
	try {
		const door = findDoor(dataDir);
		if (!door) {
			throw new Refusal(`The site in ${dataDir} cannot be reached.`);
		}
		return await work(door);
	} finally {
		await backend.stop();
	}
}
