import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { startSite } from "../fixtures/startSite.ts";
import { signIn } from "../fixtures/test.ts";

test("after the documented key rotation a signed-in browser opens the admin area, or the sign-in form", async ({ browser }) => {
	const dataDir = await mkdtemp(join(tmpdir(), "keys-"));
	const before = await startSite({ DATA_DIR: dataDir });
	const page = withHydrationWait(await browser.newPage({ baseURL: before.url }));
	await signIn(page);
	await before.stop();
	await rm(join(dataDir, "secrets.json"));
	const after = await startSite({ DATA_DIR: dataDir, PORT: new URL(before.url).port });
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1, name: /^(Dashboard|Sign in)$/ })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await page.close();
	await after.stop();
	await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});
