import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

/** Four workers compile most of Storybook for their first page, so it may be slow. */
const firstLoad = { timeout: 60_000 };

for (const { id, title, name } of readEntries("docs")) {
	test(`${title} / ${name} opens without console messages`, async ({ catalogue: { page, open } }) => {
		const messages = await open(id, "docs", "light");
		// Not by role: an open modal story hides the rest of the page from assistive technology.
		await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
		expect(messages()).toEqual([]);
	});
}

test("the links of the welcome page lead to existing pages", async ({ catalogue: { page, url } }) => {
	await page.goto(`${url}/?path=/story/welcome--welcome`);
	const preview = page.frameLocator("#storybook-preview-iframe");
	await preview.getByRole("link", { name: /^Button/ }).click();
	await expect(preview.getByRole("heading", { level: 1, name: "Button" })).toBeVisible(firstLoad);
	await expect(page).toHaveURL(/components-button--docs/);
});

test("the toolbar's theme applies to the frame, the docs and the story", async ({ catalogue: { page, url } }) => {
	await page.goto(`${url}/?path=/docs/components-button--docs`);
	const preview = page.frameLocator("#storybook-preview-iframe");
	await expect(preview.getByRole("heading", { level: 1, name: "Button" })).toBeVisible(firstLoad);
	const grounds = async () => [
		await page.locator(".sidebar-header").evaluate((element) => getComputedStyle(element).color),
		await preview.locator(".sbdocs-wrapper").evaluate((element) => getComputedStyle(element).backgroundColor),
		await preview.locator("body").evaluate((element) => getComputedStyle(element).backgroundColor),
	];
	await expect.poll(grounds).toEqual(["rgb(27, 26, 23)", "rgb(251, 250, 247)", "rgb(251, 250, 247)"]);
	await page.getByRole("button", { name: "Light theme" }).click();
	await page.getByRole("option", { name: "Dark theme" }).click();
	await expect.poll(grounds).toEqual(["rgb(236, 235, 230)", "rgb(14, 16, 15)", "rgb(14, 16, 15)"]);
});

/** Words of the field, and the page that the sidebar's search must find for each. */
const searches = {
	modal: "Dialog",
	dropdown: "Menu",
	spinner: "LoadingState",
	skeleton: "LoadingState",
	toggle: "Checkbox",
	switch: "Checkbox",
	tooltip: "Field",
	tabs: "SegmentedFilter",
	radio: "SegmentedFilter",
	select: "Field",
	price: "OfferCard",
	badge: "Badge",
	nav: "Header",
	breakpoint: "Layout",
	token: "Colour",
	spacing: "Space",
	typography: "Type",
	shadow: "Shape",
	radius: "Shape",
};

test("the sidebar's search finds pages by the words of the field", async ({ catalogue: { page, url } }) => {
	await page.goto(`${url}/?path=/story/welcome--welcome`);
	const search = page.getByRole("searchbox", { name: "Search for components" });
	for (const [word, name] of Object.entries(searches)) {
		await search.fill(word);
		await expect(
			page
				.getByRole("option")
				.filter({ hasText: `${name} (` })
				.first(),
			word,
		).toBeVisible();
	}
});
