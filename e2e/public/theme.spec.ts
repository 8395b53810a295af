import { expect, test } from "../fixtures/test.ts";

test("the first frame is already in the stored theme", async ({ page, allowConsole }) => {
	allowConsole(/ERR_FAILED|was preloaded/);
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(14, 16, 15)");
});

test("the browser's bar has the colour of the theme, from the first frame and after a switch", { tag: "@slow" }, async ({
	page,
	allowConsole,
}) => {
	allowConsole(/ERR_FAILED|was preloaded/);
	const barColours = () =>
		page.evaluate(() => [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")].map(({ content }) => content));
	const [light, dark] = ["#fbfaf7", "#0e100f"];
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	expect(await barColours()).toEqual([light, light]);
	await page.getByRole("button", { name: /theme/i }).click();
	await expect.poll(barColours).toEqual([dark, dark]);
	await page.route("**/*.js", (route) => route.abort());
	await page.reload({ waitUntil: "commit" });
	await expect.poll(barColours).toEqual([dark, dark]);
});

test("a choice is stored as text, survives a reload and overrides the system", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	await page.getByRole("button", { name: /theme/i }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.emulateMedia({ colorScheme: "dark" });
	await page.getByRole("button", { name: /theme/i }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
