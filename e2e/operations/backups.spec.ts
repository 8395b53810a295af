import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { startSite } from "../fixtures/startSite.ts";
import { signIn } from "../fixtures/test.ts";

const env = { BACKUP_EVERY: "1h", METRICS_TOKEN: "a-token-of-this-test" };

test("a site with BACKUP_EVERY makes one backup, shows it to the admin, stops in time, and makes no second one after a restart", async ({
	page,
}) => {
	const dataDir = await mkdtemp(join(tmpdir(), "site-"));
	const folder = join(dataDir, "backups");
	const site = await startSite({ ...env, DATA_DIR: dataDir });
	await expect.poll(() => site.output()).toContain("The scheduled backup is made and was read back.");
	const [name, ...others] = await readdir(folder);
	expect([name, others]).toEqual([expect.stringMatching(/^backup-.*\.ndjson\.gz$/), []]);
	const { size } = await stat(join(folder, name as string));
	const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
	expect(await metrics.text()).toMatch(new RegExp(`^backend_backup_last_success_bytes ${size}$`, "m"));
	await signIn(page, undefined, site.url);
	await page.goto(`${site.url}/admin/system`);
	const backups = page.getByRole("region", { name: "Backups" });
	await expect(backups.getByRole("definition")).toHaveText(/^\w{3} \d{1,2}, \d{4} • \d{1,2}:\d\d [AP]M$/);
	expect(await axeViolations(page)).toEqual([]);
	await page.close();
	const start = Date.now();
	await site.stop();
	expect(Date.now() - start).toBeLessThan(5_000);

	const again = await startSite({ ...env, DATA_DIR: dataDir });
	await fetch(`${again.url}/healthz`);
	await new Promise((resolve) => setTimeout(resolve, 2_000));
	expect(again.output()).not.toContain("scheduled backup");
	expect(await readdir(folder)).toEqual([name]);
	await again.stop();
	await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});
