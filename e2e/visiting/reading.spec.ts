import type { Page } from "@playwright/test";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { waitForHydration } from "../fixtures/page/waitForHydration.ts";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { expect, test } from "../fixtures/test.ts";

const terraces = "/essays/what-tea-terraces-know-about-caching";
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test("an excerpt is cut after two lines", async ({ page }) => {
	await page.goto("/essays");
	const excerpt = page.getByRole("article").getByText("Eleven weeks on Bandung");
	const { lines, isCut } = await excerpt.evaluate((element) => ({
		lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
		isCut: element.scrollHeight > element.clientHeight,
	}));
	expect(lines).toBe(2);
	expect(isCut).toBe(true);
});

test("a footnote shows beside its number while that is hovered, and Escape closes it", async ({ page }) => {
	await page.goto(terraces);
	const number = page.locator(".footnote-ref a").first();
	await number.hover();
	const note = page.getByRole("note");
	await expect(note).toContainText("1.4 litres");
	await page.keyboard.press("Escape");
	await expect(note).toBeHidden();
});

test("a tap on a footnote's number shows the note without scrolling", async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, hasTouch: true, viewport: { width: 390, height: 800 } });
	const page = withHydrationWait(await context.newPage());
	await page.goto(terraces);
	await page.locator(".footnote-ref a").first().tap();
	await expect(page.getByRole("note")).toContainText("1.4 litres");
	await expect(page).toHaveURL(new RegExp(`${terraces}$`));
	await context.close();
});

test("the progress bar shows the scroll percentage", async ({ page }) => {
	await page.goto(terraces);
	const bar = page.getByRole("progressbar", { name: "Reading progress" });
	await expect(bar).toHaveAttribute("aria-valuenow", "0");
	await page.evaluate(() => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2));
	await expect(bar).toHaveAttribute("aria-valuenow", "50");
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	await expect(bar).toHaveAttribute("aria-valuenow", "100");
});

test("Share opens a menu, and Escape closes it", async ({ page }) => {
	await page.goto(terraces);
	const share = page.getByRole("button", { name: "Share" });
	await expect(share).toHaveAttribute("aria-expanded", "false");
	await share.click();
	await expect(share).toHaveAttribute("aria-expanded", "true");
	await expect(page.getByRole("link", { name: "Share on X" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "Share on X" })).toBeHidden();
	await expect(share).toBeFocused();
});

test("Reading mode hides header, footer, share and contents, keeps the progress, is remembered, and Escape leaves it", async ({
	page,
}) => {
	await page.goto(terraces);
	const button = page.getByRole("button", { name: "Reading mode" });
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), contents(page)])
		await expect(hidden).toBeHidden();
	await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
	await expect(page.getByRole("progressbar", { name: "Reading progress" })).toBeAttached();

	await page.reload();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("header")).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await expect(page.getByRole("banner")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("banner")).toBeVisible();
});

test("a remembered reading mode shifts nothing when the page opens, and does not affect other pages", async ({ page }) => {
	await page.goto(terraces);
	await page.evaluate(() => localStorage.setItem("reading", "on"));
	await page.goto("/essays");
	await expect(page.getByRole("banner")).toBeVisible();
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				(window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(terraces);
	expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test("'On this page' follows the scroll position: the top fifth of the window, 100 px below its edge, the last section at the end", async ({
	page,
}) => {
	await page.goto(terraces);
	const nav = contents(page);
	await expect(nav.getByRole("button", { name: "On this page" })).toHaveAttribute("aria-expanded", "true");
	await expect(nav.getByRole("link", { name: "Footnotes" })).toHaveCount(0);
	const target = nav.getByRole("link", { name: "Overflow is a feature" });
	await target.click();
	await expect(page).toHaveURL(/#h-overflow-is-a-feature$/);
	await expect(target).toHaveAttribute("aria-current", /.+/);
	const top = await page.locator("#h-overflow-is-a-feature").evaluate((heading) => heading.getBoundingClientRect().top);
	expect(Math.abs(top - 100)).toBeLessThanOrEqual(2);
	await expect(nav.locator("[aria-current]")).toHaveCount(1);

	await page.evaluate(() => {
		const heading = document.getElementById("h-what-it-costs") as HTMLElement;
		window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - window.innerHeight * 0.19);
	});
	await expect(nav.getByRole("link", { name: "What it costs" })).toHaveAttribute("aria-current", /.+/);
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	await expect(nav.getByRole("link").last()).toHaveAttribute("aria-current", /.+/);
});

test("an essay's words are painted without waiting for a font", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	const release = await holdRequests(page, "**/*.{woff2,js}");
	await page.goto(terraces, { waitUntil: "commit" });
	await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
	expect(requested.some((url) => url.endsWith(".woff2"))).toBe(true);
	release();
});

test("a reload in the middle of an essay, and the URL of a section, lead to that text, and the scroll position stays", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(terraces);
	await waitForHydration(page);
	const heading = page.locator("#h-what-it-costs");
	const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await heading.evaluate((element) => element.scrollIntoView());
	await page.waitForTimeout(500);
	// Within one line: the browser's own scroll restoration is no finer when fonts arrive later.
	const isThere = async () => Math.abs((await top()) - 100) < 32;
	expect(await isThere()).toBe(true);
	await page.reload();
	await waitForHydration(page);
	await expect.poll(isThere).toBe(true);
	await page.goto("about:blank");
	await page.goto(`${terraces}#h-what-it-costs`);
	await waitForHydration(page);
	expect(await isThere()).toBe(true);
});

test("an image opens large, and Escape returns to the scroll position", async ({ page }) => {
	await page.goto(terraces);
	const link = page.getByRole("link", { name: /^Open image/ }).first();
	await link.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("img")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(link).toBeFocused();
	await expect(page).toHaveURL(new RegExp(`${terraces}$`));
});

test("links lead to previous, next and related essays", async ({ page }) => {
	await page.goto("/essays/forms-that-forgive");
	const more = page.getByRole("navigation", { name: "More essays" });
	await expect(more.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", terraces);
	await expect(more.getByRole("link", { name: "Related The cost of a spinner" })).toHaveAttribute(
		"href",
		"/essays/the-cost-of-a-spinner",
	);
	await more.getByRole("link", { name: /^Previous/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Merancang API yang Tenang" })).toBeVisible();
	await expect(page.locator("#body")).toHaveAttribute("lang", "id");
	await expect(page.locator("#body")).toContainText("API");
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a card's image grows into the cover of its page: lists and details are joined by a view transition", async ({ page }) => {
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		const covers: number[] = [];
		Object.assign(window, { covers });
		const count = () =>
			covers.push([...document.querySelectorAll("*")].filter((at) => getComputedStyle(at).viewTransitionName === "cover").length);
		document.startViewTransition = ((update: () => Promise<void>) => {
			count();
			return start(() => update().then(() => void count()));
		}) as typeof document.startViewTransition;
	});
	const open = async (list: string, title: string) => {
		await page.goto(list);
		await page.getByRole("link", { name: title }).click();
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect.poll(() => page.evaluate(() => (window as unknown as { covers: number[] }).covers.length)).toBe(2);
		return page.evaluate(() => (window as unknown as { covers: number[] }).covers);
	};
	expect(await open("/projects", "Laras")).toEqual([1, 1]);
	// A slow essay has replaced the list by then.
	expect((await open("/essays", "What tea terraces know about caching")).at(-1)).toBe(1);
});

test("an essay prints only its text", async ({ page }) => {
	await page.goto(terraces);
	await page.emulateMedia({ media: "print" });
	for (const hidden of [page.locator("header"), contents(page), page.getByRole("button", { name: "Share" })])
		await expect(hidden).toBeHidden();
	await expect(page.getByText("Above Ciwidey the hills are cut into shelves.")).toBeVisible();
});

test("the keyboard alone reaches everything: contents, share, reading mode, code and tables", async ({ page }) => {
	await page.goto(terraces);
	const seen = new Set<string>();
	for (let press = 0; press < 80; press++) {
		await page.keyboard.press("Tab");
		seen.add(
			await page.evaluate(() => {
				const element = document.activeElement as HTMLElement;
				const { outlineStyle } = getComputedStyle(element);
				return `${element.tagName.toLowerCase()}:${(element.ariaLabel ?? element.innerText).trim().slice(0, 20)}:${outlineStyle === "none" ? "unseen" : "seen"}`;
			}),
		);
	}
	const stops = [...seen];
	for (const start of ["button:Share", "button:Reading mode", "button:ON THIS PAGE", "a:A shelf for water", "pre:", "div:Table"])
		expect(
			stops.find((stop) => stop.startsWith(start)),
			start,
		).toMatch(/:seen$/);
});
