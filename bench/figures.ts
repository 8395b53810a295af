import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { linkBuilds } from "../build/linkBuilds.ts";
import { distFolder, root } from "../build/paths.ts";
import { reportResult, type Table } from "./results.ts";

/*
 * `npm run figures`: the time of builds and starts, and the bytes of a first visit. Times depend on the
 * machine; bytes do not.
 */
const dist = await linkBuilds();
const builds: Table = { head: ["build from nothing", "s"], rows: Object.entries(await timeBuild()) };

const dataDir = await mkdtemp(join(tmpdir(), "figures-"));
const first = await timeStart(dataDir);
let visits: Table[] = [];
const warm = await timeStart(dataDir, async (url) => {
	visits = await weighFirstVisits(url);
});
for (const folder of [dataDir, dist]) await rm(folder, { recursive: true, force: true });
const starts = {
	head: ["npm start to healthy, builds present", "s"],
	rows: [
		["first", first],
		["again", warm],
	],
};
reportResult("npm run figures", builds, starts, ...visits);

/** Seconds by app. */
async function timeBuild(): Promise<Record<string, number>> {
	const folder = await mkdtemp(join(tmpdir(), "figures-build-"));
	const child = fork(join(root, "scripts/run.mjs"), ["build"], {
		env: { ...process.env, SITE_DIST: folder },
		silent: true,
	});
	let output = "";
	child.stdout?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
	await once(child, "exit");
	await rm(folder, { recursive: true, force: true });
	return Object.fromEntries([...output.matchAll(/^(\S+)\s+([\d.]+) s$/gm)].map(([, app, seconds]) => [app, Number(seconds)]));
}

/** Seconds until the site is healthy. */
async function timeStart(dataDir: string, work?: (url: string) => Promise<void>): Promise<number> {
	const start = performance.now();
	const child = fork(join(root, "scripts/run.mjs"), ["start"], {
		silent: true,
		env: { ...process.env, PORT: "0", DATA_DIR: dataDir, SITE_DIST: dist },
	});
	let output = "";
	child.stdout?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
	while (!/runs at (\S+)/.test(output)) await new Promise((resolve) => setTimeout(resolve, 20));
	const url = /runs at (\S+)/.exec(output)?.[1] as string;
	while (!(await fetch(`${url}/healthz`)).ok) await new Promise((resolve) => setTimeout(resolve, 20));
	const seconds = (performance.now() - start) / 1000;
	await work?.(url);
	child.kill("SIGTERM");
	await once(child, "exit");
	return seconds;
}

/** The transfer of a first visit to a page, in KB of 1,024 bytes: brotli, without headers. */
async function weighFirstVisits(url: string): Promise<Table[]> {
	const tables: Table[] = [];
	for (const path of ["/", "/essays/merancang-api-yang-tenang"]) {
		const html = await (await fetch(url + path)).text();
		const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)" integrity="sha256-/g)].map(([, script]) => script as string);
		const sizes = await Promise.all(scripts.map(async (script) => (await stat(`${await fileOf(script)}.br`)).size));
		const rows = scripts.map((script, at): [string, number] => [withoutHashes(script), sizes[at] as number]);
		rows.push(["JavaScript together", sizes.reduce((sum, size) => sum + size, 0)]);
		rows.push(["HTML", (await promisify(brotliCompress)(html)).length]);
		tables.push({ head: [`first visit to ${path}`, "KB"], rows: rows.map(([name, bytes]) => [name, bytes / 1024]) });
	}
	return tables;
}

async function fileOf(path: string): Promise<string> {
	if (!path.startsWith("/assets/")) return join(distFolder, path);
	const shell = join(distFolder, "shell");
	for (const version of await readdir(shell)) {
		const file = join(shell, version, "browser", path.slice("/assets/".length));
		if (await stat(file).catch(() => null)) return file;
	}
	throw new Error(`${path} is in no build.`);
}

function withoutHashes(path: string): string {
	return path.replace(/\/[\d.]+-[0-9a-f]{10}\//, "/…/").replace(/\.[0-9a-f]{10}\./, ".");
}
