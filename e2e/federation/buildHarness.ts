import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { linkedBuilds } from "../fixtures/startSite.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** Builds the host in ./harness as one page; resolves with the folder to serve. */
export async function buildHarness(): Promise<string> {
	const tempDir = await mkdtemp(join(tmpdir(), "harness-"));
	await run(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], {
		cwd: join(root, "e2e/federation/harness"),
		env: { ...process.env, NODE_ENV: "production", SITE_DIST: tempDir, APP_VERSION: "harness" },
	});
	const built = join(tempDir, "shell/harness/browser");
	const { scripts } = JSON.parse(await readFile(join(built, "entry.json"), "utf8")) as { scripts: { file: string }[] };
	await mkdir(join(tempDir, "assets"));
	await run("cp", ["-r", `${built}/.`, join(tempDir, "assets")]);
	const starters = scripts.map(({ file }) => `<script defer src="/assets/${file}"></script>`).join("");
	const html = `<!doctype html><html lang="en"><head><title>Harness</title><link rel="icon" href="data:,">${starters}</head><body><div id="stage"></div></body></html>`;
	await writeFile(join(tempDir, "index.html"), html);
	await copyFile(join(await linkedBuilds(), "registry.json"), join(tempDir, "registry.json"));
	return tempDir;
}
