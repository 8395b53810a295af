import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { linkBuilds } from "../build/linkBuilds.ts";
import { distFolder, root } from "../build/paths.ts";

/*
 * `npm run figures`: prints the figures table of docs/figures.md. Times depend on the machine; bytes do not.
 */
const dist = await linkBuilds();
console.log("| build from nothing | s |\n|---|---:|");
for (const [app, time] of Object.entries(await timeBuild())) console.log(`| ${app} | ${(time / 1000).toFixed(1)} |`);

const dataDir = await mkdtemp(join(tmpdir(), "figures-"));
await timeStart(dataDir);
const warm = await timeStart(dataDir, printFirstLoads);
for (const folder of [dataDir, dist]) await rm(folder, { recursive: true, force: true });
console.log(`\nnpm start to healthy, warm: ${(warm / 1000).toFixed(1)} s`);

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
	return Object.fromEntries(
		[...output.matchAll(/^(\S+)\s+([\d.]+) s$/gm)].map(([, app, seconds]) => [app, Number(seconds) * 1000]),
	);
}

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
	const time = performance.now() - start;
	await work?.(url);
	child.kill("SIGTERM");
	await once(child, "exit");
	return time;
}

/** The transfer of a first visit to a page, in KB of 1,024 bytes: brotli, without headers. */
async function printFirstLoads(url: string) {
	for (const path of ["/", "/essays/merancang-api-yang-tenang"]) {
		const html = await (await fetch(url + path)).text();
		const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)" integrity="sha256-/g)].map(([, script]) => script as string);
		console.log(`\n| first visit to ${path} | KB |\n|---|---:|`);
		const sizes = await Promise.all(scripts.map(async (script) => (await stat(`${await fileOf(script)}.br`)).size));
		for (const [at, script] of scripts.entries()) console.log(`| ${withoutHashes(script)} | ${toKb(sizes[at] as number)} |`);
		console.log(`| JavaScript together | ${toKb(sizes.reduce((sum, size) => sum + size, 0))} |`);
		console.log(`| HTML | ${toKb((await promisify(brotliCompress)(html)).length)} |`);
	}
}

function toKb(bytes: number): string {
	return (bytes / 1024).toFixed(1);
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
