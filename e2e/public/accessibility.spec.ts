import { pages } from "../../shared-data/src/contract/pages.ts";
import { expectAccessible } from "../fixtures/page/expectAccessible.ts";
import { tabTo } from "../fixtures/page/tabTo.ts";
import { expect, test } from "../fixtures/test.ts";

for (const path of [...pages.map(({ path }) => path), "/essays/what-tea-terraces-know-about-caching"]) {
	const tag = path === "/" ? [] : "@slow";
	test(`${path}: axe is silent in both themes, and nothing overflows at 320 px or at 200 % zoom`, { tag }, async ({ page }) => {
		await expectAccessible(page, path);
	});
}

test("by keyboard alone: from home over the palette to the contact form, and the message is sent", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox")).toBeFocused();
	await page.keyboard.type("contact");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
	// A closing dialog still traps Tab.
	await expect(page.getByRole("dialog", { name: "Command palette" })).toHaveCount(0);

	const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
	await tabTo(page, field("Name"));
	for (const [label, text] of [
		["Name", "Sari"],
		["Email", "sari@example.com"],
		["Subject", "By keyboard"],
		["Message", "No mouse was used."],
	] as const) {
		await expect(field(label)).toBeFocused();
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	}
	await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Message sent/);
});
