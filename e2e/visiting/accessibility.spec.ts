import type { Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { expectAccessible } from "../fixtures/page/expectAccessible.ts";
import { tabTo } from "../fixtures/page/tabTo.ts";
import { expect, test } from "../fixtures/test.ts";

const essay = "/essays/what-tea-terraces-know-about-caching";

for (const [name, path] of [
	// Its table is wider than a phone's screen.
	["a project", "/projects/angkot"],
	["a built-in sample", "/projects/sample-terrace"],
	["an essay in Indonesian", "/essays/merancang-api-yang-tenang"],
	["the privacy page", "/privacy"],
	["a path without a page", "/no-such-page"],
	["a project that is not there", "/projects/nothing"],
	["an essay that is not there", "/essays/nothing"],
	["the sign-in page", "/admin/login"],
] as const) {
	test(`${name}: axe is silent in both themes, and nothing overflows at 320 px or at 200 % zoom`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/status of 404/);
		await expectAccessible(page, path);
	});
}

const states: Record<string, { path: string; width?: number; reach: (page: Page) => Promise<unknown> }> = {
	"open command palette": {
		path: "/",
		reach: async (page) => {
			await page.keyboard.press("Control+k");
			await page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox").fill("tea");
			await page.getByRole("option", { name: "Kebun" }).waitFor();
		},
	},
	"open menu": {
		path: "/",
		width: 320,
		reach: async (page) => {
			await page.getByRole("button", { name: "Menu" }).click();
			await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Store" }).waitFor();
		},
	},
	"open share menu": {
		path: essay,
		reach: async (page) => {
			await page.getByRole("button", { name: "Share" }).click();
			await page.getByRole("button", { name: "Copy link" }).waitFor();
		},
	},
	"reading mode": {
		path: essay,
		width: 320,
		reach: async (page) => {
			await page.getByRole("button", { name: "Reading mode" }).click();
			await page.getByRole("banner").waitFor({ state: "hidden" });
		},
	},
	"an opened image": {
		path: essay,
		reach: async (page) => {
			await page
				.getByRole("link", { name: /^Open image/ })
				.first()
				.click();
			await page.getByRole("dialog").getByRole("img").waitFor();
		},
	},
	"a footnote beside its number": {
		path: essay,
		reach: async (page) => {
			await page.locator(".footnote-ref a").first().hover();
			await page.getByRole("note").waitFor();
		},
	},
	"the offer to go on reading": {
		path: essay,
		width: 320,
		reach: async (page) => {
			await page.evaluate((id) => localStorage.setItem("reading-places", JSON.stringify([[id, 0.42]])), essay.slice(8));
			await page.reload();
			await page.getByRole("button", { name: "Continue reading" }).waitFor();
		},
	},
	"a failed and a sent message": {
		path: "/contact",
		width: 320,
		reach: async (page) => {
			await page.route("**/rest/v1/contacts", (route) => route.abort());
			for (const [label, text] of Object.entries({ Name: "Sari", Email: "sari@example.com", Subject: "Axe", Message: "Hello" }))
				await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
			await page.getByRole("button", { name: "Send Message" }).click();
			await page.getByRole("alert").waitFor();
			expect(await axeViolationsInAllThemes(page, [320])).toEqual([]);
			await page.unroute("**/rest/v1/contacts");
			await page.getByRole("button", { name: "Retry" }).click();
			await page.getByRole("main").getByRole("status").hover();
		},
	},
	"a page that did not load": {
		path: "/essays",
		reach: async (page) => {
			await page.route(/\/rest\/v1\/|\/essays\/forms/, (route) => route.abort());
			await page.getByRole("link", { name: "Forms that forgive" }).click();
			await page.getByRole("alert").waitFor();
		},
	},
};

for (const [name, { path, width = 1280, reach }] of Object.entries(states)) {
	test(`${name}: axe is silent in both themes`, async ({ page, allowConsole }) => {
		allowConsole(/ERR_FAILED|Failed to fetch|Failed to load/);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path);
		await reach(page);
		expect(await axeViolationsInAllThemes(page, [width])).toEqual([]);
	});
}

test("a link within the site announces the new title, and the document has the language of the page's heading", async ({
	page,
}) => {
	const language = () => page.evaluate(() => document.documentElement.lang);
	await page.goto("/");
	expect(await language()).toBe("en");
	const announced = page.locator("[aria-live=polite]").filter({ hasText: /./ });
	await expect(announced).toHaveCount(0);
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Store" }).click();
	await expect(announced).toHaveText("Layanan: Raka Wiratama");
	await expect(page).toHaveTitle("Layanan: Raka Wiratama");
	expect(await language()).toBe("id");
	await page.goBack();
	await expect.poll(language).toBe("en");
	await page.goto("/essays/merancang-api-yang-tenang");
	expect([await language(), await page.locator("body").getAttribute("lang")]).toEqual(["id", "en"]);
});

test("at 400 % zoom the header stays at the top of the page", async ({ page }) => {
	// The visible part of a window of 1280×1024 px.
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto(essay);
	await page.evaluate(() => scrollTo(0, 900));
	await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("with forced colours the icon of the selected command is as visible as its text", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	await page.keyboard.press("Control+k");
	const selected = page.getByRole("option", { selected: true });
	const colourOf = (element: Element) => getComputedStyle(element).color;
	expect(await selected.locator("svg").evaluate(colourOf)).toBe(await selected.evaluate(colourOf));
});

test("by keyboard alone: the store is filtered, an offer unfolded, and every stop is seen", async ({ page }) => {
	await page.goto("/store");
	await tabTo(page, page.getByRole("button", { name: "Mobile", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("article")).toHaveCount(1);
	await tabTo(page, page.getByRole("article").locator("summary"));
	await page.keyboard.press("Enter");
	await expect(page.getByText("Perbaikan gratis 60 hari setelah terbit")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Pesan Sekarang" })).toBeFocused();
});

test("with reduced motion nothing on a page animates, and scrolling jumps", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of ["/", "/essays", essay]) {
		await page.goto(path);
		expect(await runningAnimations(page)).toEqual([]);
	}
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
	expect(await runningAnimations(page)).toEqual([]);
	await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

/**
 * The animations longer than a frame: with reduced motion a change still runs a transition, of no
 * duration.
 */
function runningAnimations(page: Page) {
	return page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
			.map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`),
	);
}
