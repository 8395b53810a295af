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

test("contact: name, email, subject, message are required and the browser checks the e-mail", async ({ page }) => {
	await page.goto("/contact");
	const isValid = (label: string) => field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid);
	for (const label of ["Name", "Email", "Subject", "Message"]) expect([label, await isValid(label)]).toEqual([label, false]);
	await field(page, "Email").fill("sari");
	expect(await isValid("Email")).toBe(false);
	await send(page).click();
	await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
});

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

test("contact: the confirmation stays while it is hovered", async ({ page }) => {
	await openWithPausedClock(page, "/contact");
	await writeMessage(page, "Confirmation");
	await send(page).click();
	const confirmation = page.getByRole("main").getByRole("status");
	await confirmation.hover();
	await page.clock.runFor(60_000);
	await expect(confirmation).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(5_000);
	await expect(confirmation).toBeHidden();
});

test("contact: the button is disabled while the message is sent", async ({ page }) => {
	await page.goto("/contact");
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route("**/rest/v1/contacts", async (route) => {
		await released;
		await route.continue();
	});
	await writeMessage(page, "Slowly");
	await send(page).click();
	await expect(send(page)).toBeDisabled();
	release();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Message sent/);
	await expect(send(page)).toBeEnabled();
});

for (const [how, fail] of [
	["the line is cut", (page: Page) => page.route("**/rest/v1/contacts", (route) => route.abort())],
	[
		"the backend breaks",
		(page: Page) => page.route("**/rest/v1/contacts", (route) => route.fulfill({ status: 500, body: "{}" })),
	],
] as const) {
	test(`contact send fails because ${how}: 'Failed to send message. Please try again.', and nothing typed is lost`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/Failed to load resource/);
		await page.goto("/contact");
		await fail(page);
		await writeMessage(page, "Second try");
		await send(page).click();
		await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
		await expect(field(page, "Message")).toHaveValue("Is the path along the ridge open?");
		await expect(page.getByRole("link", { name: "by e-mail" })).toHaveAttribute("href", /Second%20try.*ridge%20open/);
		await page.unroute("**/rest/v1/contacts");
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Message sent/);
		await expect(page.getByRole("alert")).toBeHidden();
	});
}

test("contact: from the store the service is the subject", async ({ page }) => {
	await page.goto("/contact?service=Web+Application");
	await expect(field(page, "Subject")).toHaveValue("Pesanan: Web Application");
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

test("hire send fails: 'Failed to send request. Please try again.', and everything chosen stays", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/Failed to load resource/);
	await page.goto("/hire");
	await page.route("**/rest/v1/hire_projects", (route) => route.fulfill({ status: 503, body: "{}" }));
	await writeRequest(page, "Guided walks");
	await submit(page).click();
	await expect(page.getByRole("alert")).toContainText("Failed to send request. Please try again.");
	await expect(field(page, "Project Type")).toHaveValue("Web Application");
	await expect(field(page, "Budget Range")).toHaveValue("25-50 million");
	await expect(field(page, "Project Description")).toHaveValue("Guided walks");
});

test("hire: the choices are the specified ones, and required fields are invalid until they are filled in", async ({ page }) => {
	await page.goto("/hire");
	const optionsOf = (label: string) => field(page, label).locator("option[value]:not([value=''])").allTextContents();
	expect(await optionsOf("Project Type")).toEqual([
		"Website Development",
		"Landing Page",
		"E-commerce Store",
		"Web Application",
		"Mobile App",
		"API Development",
		"Database Design",
		"UI/UX Design",
		"Other",
	]);
	expect(await optionsOf("Budget Range")).toEqual([
		"5-10 million",
		"10-25 million",
		"25-50 million",
		"50-100 million",
		"100-250 million",
		"250 million+",
		"Custom Range",
	]);
	expect(await optionsOf("Timeline")).toEqual(["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"]);
	const isValid = (label: string) => field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid);
	for (const label of ["Name", "Email", "Project Type", "Budget Range", "Project Description"])
		expect([label, await isValid(label)]).toEqual([label, false]);
	for (const label of ["Timeline", "Additional Requirements"]) expect([label, await isValid(label)]).toEqual([label, true]);
});

test("hire: the success clears the form, promises a reply within 24 hours and disappears after 5 seconds; optional fields are stored", async ({
	page,
	site,
}) => {
	await openWithPausedClock(page, "/hire");
	await writeRequest(page, "Everything filled in");
	await field(page, "Timeline").selectOption("1-2 months");
	await field(page, "Additional Requirements").fill("Both languages");
	await submit(page).click();
	const confirmation = page.getByRole("main").getByRole("status");
	await expect(confirmation).toContainText("within 24 hours");
	for (const label of ["Name", "Email", "Project Type", "Budget Range", "Timeline", "Additional Requirements"])
		await expect(field(page, label)).toHaveValue("");
	await page.clock.runFor(5_100);
	await expect(confirmation).toBeHidden();
	expect(await findRows(site.url, "hire_projects", { project_description: "Everything filled in" })).toMatchObject([
		{ budget_range: "25-50 million", timeline: "1-2 months", additional_requirements: "Both languages" },
	]);
});

test("the limit of a text is shown before it is reached, and nothing beyond it can be typed", async ({ page }) => {
	await page.goto("/contact");
	const subject = field(page, "Subject");
	const limit = Number(await subject.getAttribute("maxlength"));
	await subject.fill("s".repeat(Math.ceil(limit * 0.95)));
	await expect(page.getByText(`${Math.ceil(limit * 0.95)} / ${limit}`)).toBeVisible();
	await subject.fill("s".repeat(limit - 1));
	await subject.press("End");
	await subject.pressSequentially("sss");
	expect((await subject.inputValue()).length).toBe(limit);
	await expect(page.getByText("This is as much as fits here.")).toBeVisible();
});

test("hire: with a link to /contact", async ({ page }) => {
	await page.goto("/hire");
	await page.getByRole("link", { name: "Send a message" }).click();
	await expect(page).toHaveURL(/\/contact$/);
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
