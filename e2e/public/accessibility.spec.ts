import type { Page } from "@playwright/test";
import { pages } from "../../shared-data/src/contract/pages.ts";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { expect, test } from "../fixtures/test.ts";

const essay = "/essays/what-tea-terraces-know-about-caching";

const everyPage = {
	...Object.fromEntries(pages.map(({ id, path }) => [id, path])),
	// Its table is wider than a phone's screen.
	"a project": "/projects/angkot",
	"a built-in sample": "/projects/sample-terrace",
	"an essay": essay,
	"an essay in Indonesian": "/essays/merancang-api-yang-tenang",
	"a path without a page": "/no-such-page",
	"a project that is not there": "/projects/nothing",
	"an essay that is not there": "/essays/nothing",
};

for (const [name, path] of Object.entries(everyPage)) {
	test(`${name}: axe is silent in both themes and at 320 px, and nothing overflows there or at 200 % zoom`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/status of 404/);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		// A window of 1280×800 px at 200 % has room for 640×400.
		for (const [width, height] of [
			[320, 640],
			[640, 400],
			[1280, 800],
		] as const) {
			await page.setViewportSize({ width, height });
			await expectNoOverflow(page);
			if (width === 320) await expectSilentAxe(page, ["light"]);
			if (width === 1280) await expectSilentAxe(page);
		}
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
			await expectSilentAxe(page);
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
		await expectNoOverflow(page);
		await expectSilentAxe(page);
	});
}

test("by keyboard alone: from home over the palette to the contact form, and the message is sent", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox")).toBeFocused();
	await page.keyboard.type("contact");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
	// A closing dialog still keeps Tab inside.
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

test("with reduced motion nothing on a page moves by itself, and a jump is a jump", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of ["/", "/essays", essay]) {
		await page.goto(path);
		expect(await runningAnimations(page)).toEqual([]);
	}
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
	expect(await runningAnimations(page)).toEqual([]);
	await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

test("the sign-in page has no axe violation, in both themes, at 320 and 1280 px", async ({ page }) => {
	await page.goto("/admin/login");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await axeViolationsInAllThemes(page, [320, 1280])).toEqual([]);
});

/**
 * The animations that last longer than a frame: with reduced motion a change still runs a transition, of no
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

/** Presses Tab until an element has the focus; every stop on the way must have a visible focus. */
async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>) {
	for (let press = 0; press < 40; press++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() => {
			const element = document.activeElement as HTMLElement;
			const shown = [element, ...["::before", "::after"].map((part) => [element, part] as const)].map((target) =>
				target instanceof Element ? getComputedStyle(target) : getComputedStyle(...target),
			);
			const isSeen = shown.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
			return { name: element.outerHTML.slice(0, 80), isSeen };
		});
		expect(stop.isSeen, stop.name).toBe(true);
		if (await wanted.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error("Tab does not lead there.");
}

async function expectSilentAxe(page: Page, themes: ("light" | "dark")[] = ["light", "dark"]) {
	for (const colorScheme of themes) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
		expect(await axeViolations(page, "best-practice"), `${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([]);
	}
}

async function expectNoOverflow(page: Page) {
	expect(await horizontalOverflow(page), `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
