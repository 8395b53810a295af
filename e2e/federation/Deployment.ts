import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { linkedBuilds } from "../fixtures/startSite.ts";
import { buildChanged, changedVersion } from "./buildChanged.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** Longer than the server keeps a file in memory. */
const memoryMs = 1_100;

type RemoteId = "public" | "admin";

/** The fields of a release that the tests read. */
interface Release {
	version: string;
	entry: string;
	integrity: Record<string, string>;
	pages: Record<string, string[]>;
	requires: Record<string, string>;
}

interface Registry {
	revision: number;
	remotes: Record<RemoteId, Release>;
	history: object;
}

/** A copy of the built product, to deploy to and to damage. */
export class Deployment {
	readonly dist: string;
	/** The registry as built. */
	readonly first: Registry;
	readonly shellVersion: string;
	#undos: (() => Promise<void>)[] = [];

	private constructor(dist: string, first: Registry, shellVersion: string) {
		this.dist = dist;
		this.first = first;
		this.shellVersion = shellVersion;
	}

	/** Copies the active releases of the built product. */
	static async create(): Promise<Deployment> {
		const [builtDist, dist] = [await linkedBuilds(), await mkdtemp(join(tmpdir(), "dist-"))];
		const registry = JSON.parse(await readFile(join(builtDist, "registry.json"), "utf8")) as Registry;
		// Built before the tests, because one publishes it while a page waits for a file.
		await buildChanged("public", registry.remotes.public.version);
		const shell = JSON.parse(await readFile(join(builtDist, "shell/current.json"), "utf8")) as { version: string };
		const parts = [
			"package.json",
			"shell/current.json",
			`shell/${shell.version}`,
			...Object.values(registry.remotes).map(({ entry }) => dirname(entry)),
		];
		for (const part of parts) await cp(join(builtDist, part), join(dist, part), { recursive: true, dereference: true });
		const deployment = new Deployment(dist, { ...registry, history: { public: [], admin: [] } }, shell.version);
		await deployment.restore();
		return deployment;
	}

	/** Runs `npm run remote`; resolves with its output, rejects when it fails. */
	async remote(line: string): Promise<string> {
		const env = { ...process.env, SITE_DIST: this.dist };
		const { stdout } = await run(process.execPath, [join(root, "scripts/run.mjs"), "remote", ...line.split(" ")], { env });
		return stdout.trim();
	}

	/** Runs `npm run remote`; resolves with its exit code and all of its output. */
	async tryRemote(line: string, env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
		const options = { env: { ...process.env, SITE_DIST: this.dist, ...env } };
		const args = [join(root, "scripts/run.mjs"), "remote", ...line.split(" ")];
		return run(process.execPath, args, options).then(
			({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
			({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
		);
	}

	/**
	 * Builds the changed version of a remote, and activates it; `removes` hides the folder of the first
	 * version.
	 */
	async publishChanged(id: RemoteId, { removes = false } = {}): Promise<void> {
		const changed = await buildChanged(id, this.first.remotes[id].version);
		await cp(changed, join(this.dist, "remotes", id, changedVersion), { recursive: true });
		await this.remote(`publish ${id} --version ${changedVersion}`);
		if (removes) await this.hide(this.file(id, ""));
	}

	/** The path, in the dist folder, of a file of a remote's first version. */
	file(id: RemoteId, name: string): string {
		return join("remotes", id, this.first.remotes[id].version, name);
	}

	/** Appends text that was never published to a file. */
	async tamper(file: string, text = "\n;globalThis.tampered = true;"): Promise<void> {
		const path = join(this.dist, file);
		const content = await readFile(path);
		await this.#move(`${file}.br`);
		await this.#move(`${file}.gz`);
		await writeFile(path, Buffer.concat([content, Buffer.from(text)]));
		this.#undos.push(() => writeFile(path, content));
		await sleep(memoryMs);
	}

	/** Moves a file or folder away until `restore`; a missing one is ignored. */
	async hide(file: string): Promise<void> {
		await this.#move(file);
		await sleep(memoryMs);
	}

	async #move(file: string): Promise<void> {
		const path = join(this.dist, file);
		const hiddenPath = join(this.dist, `.away-${Math.random().toString(36).slice(2)}`);
		const hasMoved = await rename(path, hiddenPath).then(
			() => true,
			() => false,
		);
		if (hasMoved) this.#undos.push(() => rename(hiddenPath, path));
	}

	async changeRegistry(change: (registry: Registry) => void): Promise<void> {
		const registry = JSON.parse(await readFile(join(this.dist, "registry.json"), "utf8")) as Registry;
		change(registry);
		await this.#write(registry);
	}

	/** Undoes all damage and activates the first versions. */
	async restore(): Promise<void> {
		const undos = this.#undos.splice(0);
		for (const undo of undos.toReversed()) await undo();
		if (undos[0]) await sleep(memoryMs);
		await this.#write(this.first);
	}

	async remove(): Promise<void> {
		await rm(this.dist, { recursive: true, force: true });
	}

	/** Increases the revision, as `npm run remote` does. */
	async #write({ remotes, history }: Registry) {
		const file = join(this.dist, "registry.json");
		const before = JSON.parse(await readFile(file, "utf8").catch(() => JSON.stringify(this.first))) as Registry;
		await writeFile(`${file}.next`, JSON.stringify({ revision: before.revision + 1, remotes, history }));
		await rename(`${file}.next`, file);
	}
}
