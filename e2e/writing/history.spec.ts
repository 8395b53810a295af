import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { backendOf } from "../fixtures/backendOf.ts";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import type { RunningSite } from "../fixtures/startSite.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const history = (page: Page) => page.getByRole("dialog", { name: "History" });
const tabTo = async (page: Page, name: string) => {
	const isFocused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
	for (let presses = 0; presses < 60 && !(await isFocused()).startsWith(name); presses += 1) await page.keyboard.press("Tab");
	expect(await isFocused()).toMatch(new RegExp(`^${name}`));
};

/** Changes a row with the rights of a script, whose saves are never one revision. */
async function change(site: RunningSite, table: string, id: string, values: object): Promise<void> {
	const { secretKey } = JSON.parse(readFileSync(join(site.dataDir, "secrets.json"), "utf8"));
	const { url } = await backendOf(site.url);
	const response = await fetch(`${url}/rest/v1/${table}?id=eq.${id}`, {
		method: "PATCH",
		headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
		body: JSON.stringify(values),
	});
	expect(response.ok).toBe(true);
}

test("a wrong change of an essay is compared and reverted by keyboard", async ({ page, site }) => {
	const admin = await asAdmin(site.url);
	const { id } = await admin.add("essays", essay({ title: "Taken back", content: "Every picker walks up with a sack." }));
	await change(site, "essays", id, { content: "Every picker walks up with a basket." });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(`/admin/essays/${id}/edit`);
	await expect(page.getByText(/\d words/)).toBeVisible();
	expect(requests.filter((url) => url.includes("revisions"))).toEqual([]);

	await page.getByRole("button", { name: "History" }).focus();
	await page.keyboard.press("Enter");
	const dialog = history(page);
	await expect(dialog.getByRole("region", { name: "Earlier version" }).locator("del")).toHaveText("sack");
	await expect(dialog.getByRole("region", { name: "The form" }).locator("ins")).toHaveText("basket");
	await tabTo(page, "Restore");
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "History" })).toBeFocused();
	await expect(field(page, "Content")).toHaveValue("Every picker walks up with a sack.");
	await expect(page.getByText("Unsaved", { exact: false }).first()).toBeVisible();
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Every picker walks up with a basket." }]);

	await page.keyboard.press("Enter");
	await expect(dialog.getByText("nothing differs")).toBeVisible();
	await dialog.getByRole("button", { name: /stored now/ }).press("Enter");
	await expect(dialog.getByRole("region", { name: "Earlier version" }).locator("del")).toHaveText("basket");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await page.waitForURL("**/admin/essays");
	expect(await admin.rows("essays", { id })).toMatchObject([{ content: "Every picker walks up with a sack." }]);
	expect((await admin.rows("revisions", { entity_id: id })).map(({ number }) => number)).toHaveLength(3);
});

for (const theme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		test(`the history has no axe violation: ${theme}, ${width} px`, async ({ page, site, allowConsole }) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 844 });
			const title = `History ${theme} ${width}`;
			const { id } = await (await asAdmin(site.url)).add("essays", essay({ title }));
			for (let at = 1; at <= 12; at += 1) await change(site, "essays", id, { content: `Every picker walks up ${at} times.` });
			await page.goto(`/admin/essays/${id}/edit`);
			if (width < 1100) await page.getByRole("tab", { name: "Details" }).click();

			await page.route("**/rest/v1/revisions*", (route) => route.abort());
			await page.getByRole("button", { name: "History" }).click();
			await expect(history(page).getByRole("alert")).toContainText("The history could not be loaded");
			await expectAccessible(page, "failed");
			await page.unroute("**/rest/v1/revisions*");
			await history(page).getByRole("button", { name: "Retry" }).click();
			await expect(history(page).getByRole("region", { name: "Earlier version" })).toBeVisible();
			await expectAccessible(page, "compared");
			await history(page)
				.getByRole("button", { name: /stored now/ })
				.click();
			await expect(history(page).getByText("nothing differs")).toBeVisible();
			await expectAccessible(page, "the same");
			allowConsole(/ERR_FAILED/);
		});
	}
}

async function expectAccessible(page: Page, state: string) {
	expect(await axeViolations(page, "best-practice"), state).toEqual([]);
	expect(await horizontalOverflow(page), `${state}: nothing overflows`).toBeLessThanOrEqual(0);
}
