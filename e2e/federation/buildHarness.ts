import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** Builds the host of ./harness with one page, and resolves with the folder to serve. */
export async function buildHarness(): Promise<string> {
	const place = await mkdtemp(join(tmpdir(), "harness-"));
	await run(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], {
		cwd: join(root, "e2e/federation/harness"),
		env: { ...process.env, NODE_ENV: "production", SITE_DIST: place, APP_VERSION: "harness" },
	});
	const built = join(place, "shell/harness/browser");
	const { scripts } = JSON.parse(await readFile(join(built, "entry.json"), "utf8")) as { scripts: { file: string }[] };
	await mkdir(join(place, "assets"));
	await run("cp", ["-r", `${built}/.`, join(place, "assets")]);
	const starters = scripts.map(({ file }) => `<script defer src="/assets/${file}"></script>`).join("");
	const html = `<!doctype html><html lang="en"><head><title>Harness</title><link rel="icon" href="data:,">${starters}</head><body><div id="stage"></div></body></html>`;
	await writeFile(join(place, "index.html"), html);
	await copyFile(join(process.env.SITE_DIST ?? join(root, "dist"), "registry.json"), join(place, "registry.json"));
	return place;
}
