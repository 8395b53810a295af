import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const theme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		test(`forms in every state have no axe violation: ${theme}, ${width} px`, async ({ page, site, allowConsole }) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 844 });
			const admin = await asAdmin(site.url);
			const row = await admin.add(
				"essays",
				essay({ title: `Looked at ${theme} ${width}`, content: "## Tea\n\nWords.\n\n- one\n- two" }),
			);

			await page.goto("/admin/profile");
			await field(page, "Name").fill("");
			await page.getByRole("button", { name: "Save Changes" }).click();
			await expect(page.getByRole("alert")).toHaveText("Name is required.");
			await expectAccessible(page, "profile with an error");

			await page.goto("/admin/projects/new");
			await page.getByRole("button", { name: "Publish" }).click();
			await expectAccessible(page, "project with errors");

			await page.goto(`/admin/essays/${row.id}/edit`);
			await expect(page.getByText(/\d words/)).toBeVisible();
			await expectAccessible(page, "essay");
			if (width < 1100) {
				for (const name of ["Preview", "Details", "Write"]) {
					await page.getByRole("tab", { name }).click();
					await expectAccessible(page, `essay, ${name}`);
				}
			}
			await field(page, "Content").press("Control+End");
			await page.keyboard.type(" Unsaved.");
			await page.getByRole("link", { name: /^Back/ }).click();
			await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
			await expectAccessible(page, "the question before leaving");
			await page.keyboard.press("Escape");

			await admin.change("essays", { id: row.id }, { content: "Theirs." });
			await page.getByRole("button", { name: "Update & Publish" }).click();
			await expect(page.getByRole("dialog", { name: "This essay changed somewhere else" })).toBeVisible();
			await expectAccessible(page, "conflict");
			await page.getByRole("button", { name: "Load stored version" }).click();
			await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
			await expectAccessible(page, "recovery");

			await field(page, "Content").press("Control+End");
			await page.keyboard.type(" Mine.");
			await page.evaluate(() => {
				for (const key of Object.keys(localStorage)) if (key.startsWith("sb-")) localStorage.removeItem(key);
			});
			await page.keyboard.press("Control+s");
			await expect(page.getByRole("dialog", { name: "Sign in to go on" })).toBeVisible();
			await expectAccessible(page, "signing in again");
			await page.getByRole("button", { name: "Not now" }).click();
			await expect(page.getByRole("alert")).toContainText("Your session has ended");
			await expectAccessible(page, "not saved");
			allowConsole(/status of 40[01]/);
		});
	}
}

test("an essay is written, illustrated and published with the keyboard alone", async ({ page }) => {
	await page.goto("/admin/essays/new");
	await field(page, "Title").focus();
	await page.keyboard.type("With keys alone");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Words ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("matter");
	const tabTo = async (is: () => Promise<boolean>) => {
		for (let presses = 0; presses < 40 && !(await is()); presses += 1) await page.keyboard.press("Tab");
		expect(await is()).toBe(true);
	};
	const isFocused = (label: string) => () => field(page, label).evaluate((element) => element === document.activeElement);
	await tabTo(isFocused("Excerpt"));
	await page.keyboard.type("No mouse.");
	await tabTo(isFocused("Featured Image address"));
	await page.keyboard.type("/sample/kebun.webp");
	await page.getByRole("button", { name: "Publish" }).focus();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/admin/essays");
	await page.goto("/essays/with-keys-alone");
	await expect(page.getByRole("main").locator("strong").first()).toHaveText("matter");
});

test("forms fit 320 px, and their buttons are reachable", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of ["/admin/essays/new", "/admin/projects/new", "/admin/profile"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
		await expect(page.getByRole("button", { name: /Publish|Save Changes/ })).toBeInViewport({ ratio: 1 });
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
		await page.keyboard.press("Escape");
	}
});

async function expectAccessible(page: Page, state: string) {
	expect(await axeViolations(page, "best-practice"), state).toEqual([]);
	expect(await horizontalOverflow(page), `${state}: nothing overflows`).toBeLessThanOrEqual(0);
}
