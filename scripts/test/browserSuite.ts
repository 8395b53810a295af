import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../build/buildSite.ts";
import { findBrowser } from "./findBrowser.ts";
import { runCommand } from "./runCommand.ts";
import type { Outcome } from "./Suite.ts";

/** Runs the journeys against the built product; each worker starts its own on a free port with a temporary data directory. */
export async function browserSuite(): Promise<Outcome> {
	const browser = findBrowser();
	await buildSite();
	const folder = await mkdtemp(join(tmpdir(), "journeys-"));
	const report = join(folder, "report.json");
	try {
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser };
		const succeeded = await runCommand({
			program: "playwright",
			args: ["test", "--config", "e2e/playwright.config.ts", "--reporter=json,line"],
			env,
		});
		const { stats } = JSON.parse(await readFile(report, "utf8")) as {
			stats: { expected: number; unexpected: number; flaky: number };
		};
		const failed = stats.unexpected + stats.flaky;
		return { passed: stats.expected, failed: succeeded ? failed : Math.max(failed, 1) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
