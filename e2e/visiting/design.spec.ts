import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const essay = "/essays/what-tea-terraces-know-about-caching";

test.describe("on a touch tablet", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

	test("recent work has pictures, the header's button shows no keys, and all targets have 44 px", async ({ page }) => {
		await page.goto("/");
		const work = page.getByRole("region", { name: "RECENT WORK" });
		for (const picture of await work.locator("li img").all()) await expect(picture).toBeVisible();
		const opener = page.getByRole("button", { name: /^Open command palette/ });
		await expect(opener.locator("kbd").first()).toBeHidden();
		await page.goto("/store");
		const more = page.getByText("+2 fitur lainnya").first();
		expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await page.goto("/contact");
		const row = page.getByRole("main").locator("dl > div").first();
		const { x, y, width, height } = (await row.boundingBox()) as { x: number; y: number; width: number; height: number };
		expect(height).toBeGreaterThanOrEqual(44);
		for (const [left, top] of [
			[x + 2, y + 2],
			[x + width - 2, y + height - 3],
		])
			expect(await hrefAt(page, left as number, top as number)).toMatch(/^mailto:/);
	});
});

test("code is as wide as a table, and the source of a quote is monospaced", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(essay);
	const text = page.locator("[data-body]");
	const widths = await text.evaluate((element) =>
		[".code-frame", ".table"].map((one) => element.querySelector(one)?.getBoundingClientRect().width),
	);
	expect(widths[0]).toBe(widths[1]);
	await expect(text.getByText("Pak Dedi, third-generation grower")).toHaveCSS("font-family", /Geist Mono/);
});

test("at 768 px every row of projects is full", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto("/projects");
	const holes = await page.getByRole("article").evaluateAll((cards) => {
		const grid = cards[0]?.parentElement?.getBoundingClientRect() as DOMRect;
		const boxes = cards.map((card) => card.getBoundingClientRect());
		const rowEnds = boxes.filter(({ top }, at) => boxes[at + 1]?.top !== top);
		return rowEnds.filter(({ right }) => Math.abs(right - grid.right) > 1).length;
	});
	expect(holes).toBe(0);
});

test("the footer shows a full sun at noon, a sun behind the hill at dusk, and a moon at night", async ({ page }) => {
	const disc = page.getByRole("contentinfo").locator("[aria-hidden] > span");
	for (const [time, isMoon] of [
		["11:35", false],
		["17:44", false],
		["23:30", true],
	] as const) {
		await page.clock.setFixedTime(new Date(`2026-11-28T${time}:00+07:00`));
		await page.goto("/contact");
		await expect(disc).toBeVisible();
		await expect(disc).toHaveCSS("background-image", isMoon ? /radial-gradient.*linear-gradient/ : "none");
		await disc.scrollIntoViewIfNeeded();
		const shown = await disc.evaluate((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			// A hill covers a point of the disc if the point is in its fill.
			const isCovered = (y: number) => {
				const hills = [...document.querySelectorAll<SVGPathElement>("footer svg path")].filter(
					(path) => getComputedStyle(path).fill !== "none",
				);
				return hills.some((hill) => {
					const point = new DOMPoint(left + width / 2, y).matrixTransform(hill.getScreenCTM()?.inverse());
					return hill.isPointInFill(point);
				});
			};
			return { top: isCovered(top + 1), bottom: isCovered(top + height - 1) };
		});
		const isSet = time === "17:44";
		expect(shown).toEqual({ top: isSet, bottom: isSet });
	}
	await expect(page.getByRole("contentinfo")).toHaveCSS("overflow", "visible");
});

test("a slow navigation shows progress under the header after 300 ms, a fast one does not", async ({ page }) => {
	await page.goto("/");
	const water = page.getByRole("banner").locator("[data-flows]");
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/data/**", async (route) => {
		await released;
		await route.continue();
	});
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
	await expect(water).toHaveAttribute("data-flows", "true");
	await expect(water).toHaveCSS("animation-delay", "0.3s");
	await expect(water).toHaveCSS("opacity", "1");
	release();
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
	await expect(water).toHaveCSS("opacity", "0");
});

test("a link's subject is in the contact form, also without script", async ({ page, request }) => {
	const path = "/contact?subject=About+tea";
	expect(await (await request.get(path)).text()).toMatch(/name="subject"[^>]*value="About tea"/);
	await page.goto(path);
	await expect(page.getByLabel("Subject")).toHaveValue("About tea");
});

const hrefAt = (page: Page, x: number, y: number) =>
	page.evaluate(([x, y]) => document.elementFromPoint(x as number, y as number)?.closest("a")?.href, [x, y]);
