import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { environmentOf } from "../../build/environmentOf.mjs";
import type { SuiteResult } from "../test/runners.ts";
import { runCreateFederation } from "./runCreateFederation.ts";

const run = promisify(execFile);

/** Generates the smallest site, installs, starts and tests it in its own folder, and prints the durations. */
export async function checkFederation(): Promise<SuiteResult> {
	const parent = await mkdtemp(join(tmpdir(), "smallest-site-"));
	const cwd = join(parent, "site");
	const start = performance.now();
	const print = (step: string) => console.log(`  ${step} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
	try {
		await runCreateFederation(cwd);
		await run("npm", ["install"], { cwd, env: environmentOf() });
		print("installed");
		await openFirstPage(cwd);
		print("first page rendered");
		const { stdout } = await run("npm", ["test"], { cwd, env: environmentOf() });
		print("tests green");
		return { passed: Number(/^\S+ pass (\d+)$/m.exec(stdout)?.[1]) + 1, failed: 0 };
	} finally {
		await rm(parent, { recursive: true });
	}
}

/** Starts the site, requests its home page and stops it. */
async function openFirstPage(cwd: string): Promise<void> {
	const env = { ...environmentOf(), PORT: "0" };
	const site = spawn("npm", ["start"], { cwd, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
	const stop = () => process.kill(-(site.pid as number));
	process.once("exit", stop);
	try {
		let printed = "";
		let url: string | undefined;
		for await (const text of site.stdout) {
			printed += text;
			url = /http:\S+/.exec(printed)?.[0];
			if (url) break;
		}
		if (!url) throw new Error(`The site did not start:\n${printed}`);
		const page = await (await fetch(url)).text();
		if (!page.includes("<h1>Home</h1>")) throw new Error(`The first page is\n${page}`);
	} finally {
		process.off("exit", stop);
		stop();
	}
}
