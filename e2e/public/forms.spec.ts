import type { Page } from "@playwright/test";
import { findRows } from "../fixtures/findRows.ts";
import { openWithPausedClock } from "../fixtures/page/openWithPausedClock.ts";
import { startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function writeMessage(page: Page, subject: string) {
	await field(page, "Name").fill("Sari Lestari");
	await field(page, "Email").fill("sari@example.com");
	await field(page, "Subject").fill(subject);
	await field(page, "Message").fill("Is the path along the ridge open?");
}

async function writeRequest(page: Page, description: string) {
	await field(page, "Name").fill("Dian Prameswari");
	await field(page, "Email").fill("dian@example.com");
	await field(page, "Project Type").selectOption("Web Application");
	await field(page, "Project Description").fill(description);
	await field(page, "Budget Range").selectOption("25-50 million");
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Request" });

test("contact: the message goes from the browser without reading back; the form clears, the confirmation disappears after 5 seconds", async ({
	page,
	site,
}) => {
	await openWithPausedClock(page, "/contact");
	await writeMessage(page, "From the browser");
	const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/rest/v1/contacts"));
	await send(page).click();
	expect((await (await sent).response())?.status()).toBe(201);
	expect((await sent).headers().prefer ?? "").not.toContain("return=representation");
	expect((await sent).postDataJSON()).toEqual({
		name: "Sari Lestari",
		email: "sari@example.com",
		subject: "From the browser",
		message: "Is the path along the ridge open?",
	});
	const confirmation = page.getByRole("main").getByRole("status");
	await expect(confirmation).toHaveText(/^Message sent/);
	for (const label of ["Name", "Email", "Subject", "Message"]) await expect(field(page, label)).toHaveValue("");
	await expect(send(page)).toBeFocused();
	await page.clock.runFor(4_900);
	await expect(confirmation).toBeVisible();
	await page.clock.runFor(200);
	await expect(confirmation).toBeHidden();
	expect(await findRows(site.url, "contacts", { subject: "From the browser" })).toMatchObject([{ status: "unread" }]);
});

test("contact send fails: 'Failed to send message. Please try again.', nothing typed is lost, and Retry sends it", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/Failed to load resource/);
	await page.goto("/contact");
	await page.route("**/rest/v1/contacts", (route) => route.abort());
	await writeMessage(page, "Second try");
	await send(page).click();
	await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
	await expect(field(page, "Message")).toHaveValue("Is the path along the ridge open?");
	await page.unroute("**/rest/v1/contacts");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Message sent/);
	await expect(page.getByRole("alert")).toBeHidden();
});

test("hire: choosing 'Custom Range' reveals and requires Custom Budget, which is sent instead of the range", async ({
	page,
	site,
}) => {
	await page.goto("/hire");
	await writeRequest(page, "With a budget of my own");
	await expect(field(page, "Custom Budget")).toBeHidden();
	await field(page, "Budget Range").selectOption("Custom Range");
	await expect(field(page, "Custom Budget")).toBeVisible();
	await submit(page).click();
	expect(await field(page, "Custom Budget").evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
	await field(page, "Custom Budget").fill("Rp 40 million, in two phases");
	await submit(page).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("within 24 hours");
	await expect(field(page, "Custom Budget")).toBeHidden();
	await expect(field(page, "Project Description")).toHaveValue("");
	expect(await findRows(site.url, "hire_projects", { project_description: "With a budget of my own" })).toMatchObject([
		{
			client_name: "Dian Prameswari",
			client_email: "dian@example.com",
			project_type: "Web Application",
			budget_range: "Rp 40 million, in two phases",
			timeline: null,
			additional_requirements: null,
			status: "pending",
		},
	]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a message is sent and confirmed", async ({ page, site }) => {
		await page.goto("/contact");
		await writeMessage(page, "Without script");
		await send(page).click();
		await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
		await expect(field(page, "Message")).toHaveValue("");
		expect(await findRows(site.url, "contacts", { subject: "Without script" })).toHaveLength(1);
	});

	test("an e-mail that the database refuses is an error at its field, and the text stays", async ({ page, allowConsole }) => {
		allowConsole(/status of 422/);
		await page.goto("/contact");
		await writeMessage(page, "Incomplete e-mail");
		await field(page, "Email").fill("sari@kebun");
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await send(page).click();
		expect((await answer).status()).toBe(422);
		await expect(page.getByRole("alert")).toContainText("Please write a whole address");
		await expect(field(page, "Message")).toHaveValue("Is the path along the ridge open?");
	});

	test("the custom budget is revealed by its choice, required, and sent", async ({ page, site, allowConsole }) => {
		allowConsole(/status of 422/);
		await page.goto("/hire");
		await writeRequest(page, "Without script too");
		await expect(field(page, "Custom Budget")).toBeHidden();
		await field(page, "Budget Range").selectOption("Custom Range");
		await submit(page).click();
		await expect(page.getByRole("alert")).toContainText("Write an amount, or choose a range.");
		await expect(field(page, "Budget Range")).toHaveValue("Custom Range");
		await field(page, "Custom Budget").fill("Rp 40 million");
		await submit(page).click();
		await expect(page.getByRole("status").filter({ hasText: "within 24 hours" })).toBeVisible();
		expect(await findRows(site.url, "hire_projects", { project_description: "Without script too" })).toMatchObject([
			{ budget_range: "Rp 40 million" },
		]);
	});

	test("a message that fills in the honeypot is confirmed and not stored", async ({ request, site }) => {
		const form = { name: "Bot", email: "bot@example.com", subject: "A trap", message: "Buy", website: "https://spam.example" };
		const answer = await request.post("/contact", { form });
		expect(await answer.text()).toContain("Message sent.");
		expect(await findRows(site.url, "contacts", { subject: "A trap" })).toEqual([]);
	});
});

test("too many messages: the specified banner, the unchanged text and a hint to wait, with and without script", async ({
	browser,
}) => {
	const site = await startSite({ FORM_LIMIT_PER_MINUTE: "1" });
	try {
		for (const javaScriptEnabled of [true, false]) {
			const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
			const page = await context.newPage();
			await page.goto("/contact");
			await page.waitForLoadState("networkidle");
			await writeMessage(page, "Once");
			await send(page).click();
			if (javaScriptEnabled) {
				await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Message sent/);
				await writeMessage(page, "Twice");
				await send(page).click();
			}
			await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
			await expect(page.getByText("wait a minute")).toBeVisible();
			await expect(field(page, "Message")).toHaveValue("Is the path along the ridge open?");
			await context.close();
		}
	} finally {
		await site.stop();
	}
});
