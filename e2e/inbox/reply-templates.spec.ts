import type { Page } from "@playwright/test";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { createRestClient, hireRequest } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const names = (page: Page) =>
	page.getByRole("list", { name: "Reply templates" }).getByRole("listitem").getByRole("link").filter({ hasText: /\S/ });
/** The mail program takes the focus; this simulates the admin's return. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

test.beforeEach(async ({ page, site }) => {
	await createRestClient(site.url).remove("reply_templates", "id=not.is.null");
	// No mail program is installed here.
	await page.addInitScript(() =>
		document.addEventListener("click", (event) => {
			if ((event.target as Element).closest?.('[href^="mailto:"]')) event.preventDefault();
		}),
	);
});

test("reply templates: by keyboard alone one is written, kept over a failed save and a reload, stored, moved and deleted", async ({
	page,
	site,
	allowConsole,
}) => {
	const rows = createRestClient(site.url);
	await rows.insert("reply_templates", { name: "Not now", subject: "Re: {service}", body: "Later, {name}." });
	await page.goto("/admin/reply-templates");
	await page.getByRole("link", { name: "Add template" }).press("Enter");
	await page.getByLabel("Name").focus();
	await page.keyboard.type("First answer");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Hai {nama},\nthank you for asking about {service}.");
	await expect(page.getByRole("region", { name: "Preview" })).toContainText("thank you for asking about Website Development.");
	await expect(page.getByText("Nothing is filled in for {nama}.")).toBeVisible();

	allowConsole(/ERR_FAILED|Failed to fetch/);
	await page.route("**/rest/v1/reply_templates*", (route) => route.abort());
	await page.getByRole("button", { name: "Add template" }).press("Enter");
	await expect(page.getByRole("alert")).toContainText("The connection was lost.");
	await page.unroute("**/rest/v1/reply_templates*");
	page.on("dialog", (dialog) => void dialog.accept());
	await page.reload();
	await page.getByRole("button", { name: "Restore" }).press("Enter");
	await expect(page.getByLabel("Text")).toHaveValue("Hai {nama},\nthank you for asking about {service}.");
	await page.getByRole("button", { name: "Add template" }).press("Enter");
	await page.waitForURL("**/admin/reply-templates");
	await expect(names(page)).toHaveText(["First answer", "Not now"]);

	await page.getByRole("button", { name: "Move First answer" }).focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect(page.getByText("The order is stored.")).toBeVisible();
	await page.reload();
	await expect(names(page)).toHaveText(["Not now", "First answer"]);
	await page.getByRole("button", { name: "Delete" }).last().focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Delete reply template?" });
	await dialog.getByRole("button", { name: "Delete" }).press("Enter");
	await expect(names(page)).toHaveText(["Not now"]);
});

test("reply templates: list, form, menu and questions have no axe violation in either theme and fit 320 px", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	const violations: string[] = [];
	const check = async (label: string) => violations.push(...(await axeViolationsInAllThemes(page, [320, 1440], label)));
	await page.goto("/admin/reply-templates");
	await page.getByText("No reply templates yet").waitFor();
	await check("empty");
	await rows.insert("reply_templates", [
		{ name: "First answer", subject: "Re: {service}", body: "Hai {nama}\n".repeat(200) },
		{ name: "Price list", subject: "Re: {service}", body: "Hai {name}" },
	]);
	await page.reload();
	await names(page).first().waitFor();
	await check("list");
	await page.getByRole("link", { name: "First answer" }).click();
	await page.getByText(/^Mail programs take about/).waitFor();
	await check("form");
	await rows.send("hire_projects", hireRequest({ client_name: "Asked about" }));
	await page.goto("/admin/hire-projects?q=asked+about");
	await page.getByRole("link", { name: "View", exact: true }).first().click();
	await page.getByRole("button", { name: "Reply with a template" }).click();
	await page.getByRole("menuitem", { name: "First answer (to copy)" }).waitFor();
	// A menu is no landmark.
	violations.push(...(await axeViolations(page)));
	await page.getByRole("menuitem", { name: "First answer (to copy)" }).click();
	await page.getByRole("button", { name: "Copy text" }).waitFor();
	await check("to copy");
	await page.getByRole("link", { name: "Open the mail" }).click();
	await comeBack(page);
	await page.getByText("Mark as reviewing?").waitFor();
	await check("question");
	expect(violations).toEqual([]);
});
