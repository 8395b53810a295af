import type { Page } from "@playwright/test";
import { recordScripts } from "../fixtures/page/recordScripts.ts";
import { expect, test } from "../fixtures/test.ts";

const terraces = "/essays/what-tea-terraces-know-about-caching";
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

for (const [name, slug] of [
	["a draft", "two-faces-and-a-quiet-one"],
	["a path that cannot be decoded", "%E0%A4%A"],
] as const) {
	test(`Essay not found: ${name} answers 404 and redirects to /essays, which shows the message`, {
		tag: name === "a draft" ? [] : "@slow",
	}, async ({ page, allowConsole }) => {
		allowConsole(/status of 404|malformed/);
		await page.goto("/");
		const response = await page.goto(`/essays/${slug}`);
		expect(response?.status()).toBe(404);
		await expect(page).toHaveURL(/\/essays$/);
		await expect(page.getByRole("status").filter({ hasText: "Essay not found" })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(/\/$/);
	});
}

test("without script an unknown essay has an error page with a link back", { tag: "@slow" }, async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const page = await context.newPage();
	expect((await page.goto("/essays/nothing"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Essay not found" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Back to essays" })).toHaveAttribute("href", "/essays");
	await context.close();
});

for (const [name, link] of [
	["a link of the contents", 'nav[aria-label="On this page"] a >> nth=-1'],
	["the number of a footnote", ".footnote-ref a >> nth=0"],
] as const) {
	test(`Back after ${name} returns to where the reader was, also by way of another page`, {
		tag: name === "the number of a footnote" ? "@slow" : [],
	}, async ({ page }) => {
		const top = () => page.evaluate(() => Math.round(window.scrollY));
		await page.goto(terraces);
		await page.mouse.wheel(0, 900);
		await expect.poll(top).toBe(900);
		await page.locator(link).focus();
		const before = await top();
		await page.keyboard.press("Enter");
		await expect.poll(top).toBeGreaterThan(before + 1000);
		const there = await top();
		await page.goBack();
		await expect.poll(top).toBe(before);
		await page.goForward();
		await expect.poll(top).toBe(there);
		await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
		await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
		await page.goBack();
		await expect.poll(top).toBeGreaterThan(before + 1000);
		await page.goBack();
		await expect.poll(top).toBe(before);
	});
}

test("the saved reading position is offered at the next visit, and the page does not scroll by itself", { tag: "@slow" }, async ({
	page,
}) => {
	await page.goto(terraces);
	await page.evaluate(() => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * 0.4));
	await expect.poll(() => page.evaluate(() => localStorage.getItem("reading-places"))).toContain("0.4");
	await page.goto("/essays");
	await page.getByRole("link", { name: "What tea terraces know about caching" }).click();
	await expect(page.getByText("You stopped at 40%.")).toBeVisible();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.getByRole("button", { name: "Continue reading" }).click();
	await expect(page.getByRole("progressbar", { name: "Reading progress" })).toHaveAttribute("aria-valuenow", "40");
	await expect(page.locator("[data-body] > :focus")).toBeInViewport();
});

test("neither an essay's document nor a navigation to it loads a renderer, sanitizer or highlighter; without the server the page fails, and Retry loads it", {
	tag: "@slow",
}, async ({ page, allowConsole }) => {
	allowConsole(/ERR_FAILED/);
	const renderer = /DOMPurify|markdown-it|TextMate|tokenizeLine/;
	const readScripts = recordScripts(page);
	const findRenderers = async () => (await readScripts()).filter((script) => renderer.test(script));
	await page.goto(terraces);
	// While a text is revealed in chunks, its blocks carry an inline style.
	const rendered = async () => {
		await page.getByRole("button", { name: "Copy" }).first().waitFor();
		return page
			.locator("section.footnotes")
			.evaluate((notes) => notes.parentElement?.innerHTML.replace(/ style="(content-visibility: visible;)?"/g, ""));
	};
	const fromServer = await rendered();
	expect(await findRenderers()).toEqual([]);
	expect(fromServer).toContain('class="syn-');

	await page.goto("/essays");
	await page.locator(`a[href="${terraces}"]`).first().click();
	await page.waitForURL(`**${terraces}`);
	expect(await rendered()).toBe(fromServer);
	expect(await findRenderers()).toEqual([]);

	await page.route("**/data/**", (route) => route.abort());
	await page.goto("/essays");
	await page.locator(`a[href="${terraces}"]`).first().click();
	await expect(page.getByRole("alert")).toContainText("This page did not load");
	await page.unroute("**/data/**");
	await page.getByRole("button", { name: "Retry" }).click();
	expect(await rendered()).toBe(fromServer);
	expect(await findRenderers()).toEqual([]);
});

test("an essay is readable before any script runs: text, contents, notes and sharing", async ({ browser, site }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: site.url,
		viewport: { width: 390, height: 800 },
	});
	const page = await context.newPage();
	await page.goto(terraces);
	await expect(page.getByText("Above Ciwidey the hills are cut into shelves.")).toBeVisible();
	await expect(contents(page).getByRole("link", { name: "What it costs" })).toBeVisible();
	await page.getByRole("button", { name: "Share" }).click();
	await expect(page.getByRole("link", { name: "Share on X" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Reading mode" })).toBeHidden();
	await context.close();
});
