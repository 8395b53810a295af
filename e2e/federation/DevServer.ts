import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../supabase/testing/freePort.ts";

/** `npm run dev` in the folder of an external remote. */
export class DevServer {
	readonly #end: () => void;

	private constructor(
		readonly folder: string,
		readonly url: string,
		end: () => void,
	) {
		this.#end = end;
	}

	/** Resolves when it has built the remote; rejects with its output when it ends before. */
	static async start(folder: string): Promise<DevServer> {
		const port = await freePort();
		const env = { ...process.env, DEV_PORT: String(port) };
		// A group of processes, because npm does not end its child.
		const child = spawn("npm", ["run", "dev"], { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		const server = new DevServer(folder, `http://127.0.0.1:${port}`, () => process.kill(-(child.pid as number), "SIGTERM"));
		while (!(await fetch(`${server.url}/remote.json`).catch(() => undefined))?.ok) {
			if (child.exitCode !== null) throw new Error(`The development server has ended:\n${output}`);
			await sleep(200);
		}
		return server;
	}

	/** Replaces a text in a file; resolves with the time just before the file is written. */
	async change(file: string, from: string, to: string): Promise<number> {
		const path = join(this.folder, file);
		const text = await readFile(path, "utf8");
		if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
		const time = Date.now();
		await writeFile(path, text.replace(from, to));
		return time;
	}

	stop(): void {
		this.#end();
	}
}
