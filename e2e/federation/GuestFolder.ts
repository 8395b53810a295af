import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hashOf } from "../../build/sourceVersion.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

const example = join(root, "docs/examples/remote-garden");

const copyExample = (path: string) =>
	cp(example, path, { recursive: true, filter: (file) => !/\/(node_modules|dist|packages)$/.test(file) });

/** The example with its packages, installed outside this tree, once for each version of the contract. */
async function install(): Promise<string> {
	const sources = [
		"shared-ui/src",
		"shared-data/src",
		"rspack.shared.js",
		"build",
		"scripts/create",
		"scripts/jest",
		"docs/examples/remote-garden/package.json",
	];
	const target = join(tmpdir(), `site-guest-${hashOf(sources)}`);
	if (existsSync(target)) return target;
	const path = await mkdtemp(join(tmpdir(), "installing-"));
	await copyExample(path);
	await run(process.execPath, [join(root, "scripts/run.mjs"), "create", "packages", "--to", path]);
	await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: path });
	// Another worker may have been faster.
	await rename(path, target).catch(() => rm(path, { recursive: true, force: true }));
	return target;
}

/** A copy of docs/examples/remote-garden outside this tree, with the packages of the contract installed. */
export class GuestFolder {
	readonly #texts = new Map<string, string>();

	private constructor(readonly path: string) {}

	static async create(): Promise<GuestFolder> {
		const installed = await install();
		const path = join(await mkdtemp(join(tmpdir(), "guest-")), "garden");
		await copyExample(path);
		for (const name of ["packages", "node_modules"]) await symlink(join(installed, name), join(path, name));
		return new GuestFolder(path);
	}

	/** Runs npm in the folder; resolves with its output. */
	async npm(...args: string[]): Promise<string> {
		const { stdout, stderr } = await run("npm", args, { cwd: this.path, maxBuffer: 1e7 });
		return stdout + stderr;
	}

	/** Replaces texts of the example's files, and builds. Other files stay as in the example. */
	async build(changes: Record<string, (text: string) => string> = {}): Promise<void> {
		for (const [file, text] of this.#texts) await writeFile(join(this.path, file), text);
		for (const [file, change] of Object.entries(changes)) {
			const path = join(this.path, file);
			const text = await readFile(path, "utf8");
			this.#texts.set(file, text);
			const changed = change(text);
			if (changed === text) throw new Error(`${file} does not say any more what the test replaces.`);
			await writeFile(path, changed);
		}
		await this.npm("run", "build");
	}

	async remove(): Promise<void> {
		await rm(dirname(this.path), { recursive: true, force: true });
	}
}
