import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./findBrowser.ts";
import { runCommand } from "./runCommand.ts";
import type { Outcome } from "./Suite.ts";

/**
 * Prepares what is tested and runs a project of e2e/playwright.config.ts on it, or several by a pattern. A test that
 * passes only at the second try counts as failed.
 */
export async function playwrightSuite(project: string, prepare: () => Promise<unknown>): Promise<Outcome> {
	const browser = findBrowser();
	await prepare();
	const folder = await mkdtemp(join(tmpdir(), "playwright-"));
	const report = join(folder, "report.json");
	try {
		const succeeded = await runCommand({
			program: "playwright",
			args: ["test", "--config", "e2e/playwright.config.ts", "--project", project, "--reporter=json,line"],
			env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: browser },
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
