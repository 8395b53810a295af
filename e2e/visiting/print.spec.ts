import { pages } from "../../shared-data/src/contract/pages.ts";
import { readPdf } from "../fixtures/readPdf.ts";
import { expect, test } from "../fixtures/test.ts";

const essay = "/essays/what-tea-terraces-know-about-caching";
const paths = [...pages.map(({ path }) => path), essay, "/projects/angkot", "/privacy", "/nothing"];

for (const path of paths) {
	test(`${path} prints its text in dark ink, with either theme`, async ({ page, allowConsole }) => {
		allowConsole(/status of 404|preloaded/);
		await page.goto(path);
		const heading = await page.getByRole("heading", { level: 1 }).innerText();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			const { text, pale } = await readPdf(await page.pdf());
			expect(text).toContain(heading.replace(/\s+/g, ""));
			expect(text).not.toMatch(/Skiptocontent|°C|PesanSekarang|SendMessage|Hireme/);
			expect(pale, `colours that are hard to read on white, ${colorScheme}`).toEqual([]);
		}
	});
}

test("in print a link whose text is its URL shows it once, and a done task keeps its tick", async ({ page }) => {
	await page.goto(essay);
	const { text } = await readPdf(await page.pdf());
	expect(text.split("https://example.com/terrace")).toHaveLength(2);
	await page.emulateMedia({ media: "print" });
	const adjust = await page
		.locator(".task input")
		.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).printColorAdjust));
	expect(new Set(adjust)).toEqual(new Set(["exact"]));
});

test("in print the store has its closing words, no tags, and no card on two pages", async ({ page }) => {
	await page.goto("/store");
	const { text } = await readPdf(await page.pdf());
	expect(text).toContain("Belumyakinpaketmana?");
	expect(text).not.toContain("POPULER");
	await page.emulateMedia({ media: "print" });
	const cards = page.getByRole("article");
	expect(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside))).toEqual(Array(6).fill("avoid"));
});
