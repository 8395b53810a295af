import { expect, test } from "@playwright/test";
import { startSmtpServer } from "../../supabase/testing/startSmtpServer.ts";
import { admin, startSite } from "../fixtures/startSite.ts";

test("a refused notice is on the system page and arrives after 'Try again'", async ({ page }) => {
	test.setTimeout(120_000);
	let isFull = true;
	const smtp = await startSmtpServer({
		onRecipient() {
			if (isFull) throw Object.assign(new Error("Mailbox full"), { responseCode: 552 });
		},
	});
	const site = await startSite({ SMTP_URL: smtp.url, MAIL_FROM: "site@example.test", SAMPLE_CONTENT: "off" });
	const body = new URLSearchParams({ name: "Ayu", email: "ayu@example.test", subject: "Menu", message: "Halo" });
	expect((await fetch(`${site.url}/contact`, { method: "POST", body, headers: { origin: site.url } })).ok).toBe(true);

	await page.goto(`${site.url}/admin/login`);
	await page.getByLabel("Email").fill(admin.email);
	await page.getByLabel("Password", { exact: true }).fill(admin.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL("**/admin");
	const mail = page.getByRole("region", { name: "Mail" });
	// The notice waits five seconds for others.
	await expect(async () => {
		await page.goto(`${site.url}/admin/system`);
		await expect(mail.getByText(/552 Mailbox full/)).toHaveCount(2, { timeout: 2_000 });
	}).toPass({ timeout: 30_000 });

	isFull = false;
	await mail.getByRole("button", { name: "Try all 2 again" }).click();
	await expect.poll(() => smtp.received.map(({ to }) => to[0]).sort()).toEqual([admin.email, "ayu@example.test"]);
	const notice = smtp.received.find(({ to }) => to[0] === admin.email);
	expect(notice?.headers).toMatchObject({ subject: "New message: Menu", "reply-to": "Ayu <ayu@example.test>" });
	expect(notice?.text).not.toMatch(/token|apikey|eyJ/);

	// The link opens the message, which lists its mails.
	const link = /http\S+\/admin\/contacts\?message=[0-9a-f-]+/.exec(notice?.text ?? "")?.[0] ?? "";
	await page.goto(link);
	const dialog = page.getByRole("dialog", { name: "Menu" });
	await expect(dialog.getByText("Notice sent to you")).toBeVisible();
	await expect(dialog.getByText("Receipt sent to the visitor")).toBeVisible();
	await site.stop();
	await smtp.stop();
});
