import { writeFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { addEssays, addMessages } from "../../bench/fillSite.ts";
import { setEntries } from "../fixtures/page/setEntries.ts";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { test as base, expect, signIn } from "../fixtures/test.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { screens } from "./listScreens.ts";
import { approve, differenceOf, readApproved, toCells } from "./pictures.ts";
import { waitUntilDrawn } from "./waitUntilDrawn.ts";

/*
 * Every screen at four widths in both themes, on an empty, a quiet and a full site, at fixed hours, with few
 * and many entries in the header. docs/catalogue.md tells how its pictures are approved.
 */
const widths = [360, 768, 1024, 1440];
const themes = ["light", "dark"] as const;
const hours = ["06:00", "12:00", "17:30", "22:00"];
/** The share of cells that may differ: dates, counts and a caret change some. */
const allowedDifference = 0.04;

const sites = {
	empty: () => startSite({ SAMPLE_CONTENT: "off" }),
	quiet: () => startSite(),
	async full() {
		const site = await startSite();
		await addEssays(site.url, 60);
		await addMessages(site.url, 60);
		return site;
	},
};
type SiteName = keyof typeof sites;

const test = base.extend<object, { siteOf: (name: SiteName) => Promise<RunningSite> }>({
	siteOf: [
		async ({}, use) => {
			const started = new Map<SiteName, Promise<RunningSite>>();
			await use((name) => {
				const site = started.get(name) ?? sites[name]();
				started.set(name, site);
				return site;
			});
			for (const site of started.values()) await (await site).stop();
		},
		{ scope: "worker", timeout: 240_000 },
	],
});
test.setTimeout(600_000);

const drawn: Record<string, string> = {};
const approved = readApproved();

test.afterAll(() => {
	if (process.env.APPROVE_SCREENS) approve(drawn);
});

for (const name of Object.keys(sites) as SiteName[]) {
	for (const width of widths) {
		for (const theme of themes) {
			test(`${name} site, ${width} px, ${theme}: every screen is whole, and as it was approved`, async ({ browser, siteOf }) => {
				const page = await openBrowser(browser, await siteOf(name), width, theme);
				await signIn(page);
				for (const path of screens) {
					await page.goto(path);
					await expectApproved(page, `${name} ${path} ${width} ${theme}`);
				}
			});
		}
	}
}

for (const width of widths) {
	for (const theme of themes) {
		test(`${width} px, ${theme}: the footer is whole at every hour, and the header with any entries`, async ({
			browser,
			siteOf,
		}) => {
			const page = await openBrowser(browser, await siteOf("quiet"), width, theme);
			for (const hour of hours) {
				await page.clock.setFixedTime(new Date(`2026-11-28T${hour}:00+07:00`));
				await page.goto("/privacy");
				await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
				await expectApproved(page, `footer at ${hour} ${width} ${theme}`);
			}
			for (const count of [5, 9]) {
				await page.goto("/projects");
				await setEntries(page, count);
				await expectApproved(page, `${count} entries ${width} ${theme}`);
			}
		});
	}
}

async function openBrowser(browser: Browser, { url }: RunningSite, width: number, colorScheme: "light" | "dark"): Promise<Page> {
	const touches = width < 1024;
	const options: BrowserContextOptions = { baseURL: url, viewport: { width, height: 900 }, colorScheme, hasTouch: touches };
	const context = await browser.newContext({ ...options, reducedMotion: "reduce", timezoneId: "Asia/Jakarta" });
	const page = withHydrationWait(await context.newPage());
	await page.clock.setFixedTime(new Date("2026-11-28T10:00:00+07:00"));
	return page;
}

/** Soft, so that one run names every screen that has changed. */
async function expectApproved(page: Page, name: string): Promise<void> {
	await waitUntilDrawn(page);
	const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
	const cells = await toCells(picture);
	drawn[name] = cells;
	const isApproving = Boolean(process.env.APPROVE_SCREENS);
	const changed = isApproving ? 1 : differenceOf(cells, approved[name] ?? "");
	// Including approved ones, to view them.
	if (changed > allowedDifference) await writeFile(base.info().outputPath(`${name.replaceAll("/", "_")}.png`), picture);
	if (!isApproving) {
		expect.soft(changed, `share of "${name}" that is not as approved`).toBeLessThanOrEqual(allowedDifference);
	}
	expect.soft(await layoutFaults(page, (page.viewportSize()?.width ?? 0) < 1024), name).toEqual([]);
}
