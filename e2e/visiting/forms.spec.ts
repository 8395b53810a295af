import { findRows } from "../fixtures/findRows.ts";
import { field, send, submit, writeMessage, writeRequest } from "../fixtures/page/forms.ts";
import { startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

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
