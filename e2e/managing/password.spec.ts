import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../supabase/testing/freePort.ts";
import { admin, startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("a forgotten password: the mail's link signs in once, a new password is set, and the old one is gone", async ({
	page,
	allowConsole,
}) => {
	// The mail contains the site's URL, so the port must be known before it starts.
	const site = await startSite({ PORT: String(await freePort()) });
	const next = "a new and calmer password";
	try {
		await page.goto(`${site.url}/admin/login`);
		await page.getByRole("link", { name: "Forgot password?" }).click();
		await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor();
		await page.getByLabel("Email").fill(admin.email);
		await page.getByRole("button", { name: "Send mail" }).click();
		await expect(page.getByText("a mail is on its way")).toBeVisible();
		const outbox = join(site.dataDir, "outbox");
		await expect.poll(async () => (await readdir(outbox).catch(() => [])).length).toBe(1);
		const mail = await readFile(join(outbox, (await readdir(outbox))[0] as string), "utf8");
		const link = /https?:\/\/\S+/.exec(mail)?.[0] ?? "";
		await page.goto(link);
		await expect(page.getByText("You are signed in. Choose a new password.")).toBeVisible();
		expect(new URL(page.url()).hash).toBe("");
		await page.getByLabel("New password").fill(next);
		await page.getByRole("button", { name: "Set password" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
		await page.getByRole("button", { name: "Logout" }).click();
		await page.waitForURL("**/admin/login");
		await signIn(page, { email: admin.email, password: next }, site.url);
		await page.goto(link);
		await expect(page.getByRole("alert")).toContainText("This link was used or is too old.");
		allowConsole(/status of 40[03]/);
	} finally {
		await site.stop();
	}
});
