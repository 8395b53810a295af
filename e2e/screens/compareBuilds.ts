import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../browsers.ts";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { signIn } from "../fixtures/test.ts";
import { screens } from "./listScreens.ts";
import { waitUntilDrawn } from "./waitUntilDrawn.ts";

/*
 * Compares two running sites with the same content, such as before and after a change that moves nothing:
 * npx tsx e2e/screens/compareBuilds.ts http://localhost:3001 http://localhost:3002 [part of a path]
 */
const [before = "", after = "", filter = ""] = process.argv.slice(2);
const widths = [390, 1440];
const themes = ["light", "dark"] as const;
/** The levels by which antialiasing may change a channel at an edge. */
const tolerance = 24;

interface Picture {
	data: Buffer;
	width: number;
	height: number;
}

const browser = await chromium.launch(launchOptions);
let differing = 0;
for (const width of widths) {
	for (const theme of themes) {
		const pages = await Promise.all([before, after].map((url) => openSite(browser, url, width, theme)));
		for (const path of screens.filter((screen) => screen.includes(filter))) {
			const [one, other] = await Promise.all(pages.map((page) => draw(page, path)));
			const share = one && other ? shareOfDifference(one, other) : 1;
			if (share > 0) differing++;
			console.log(`${(share * 100).toFixed(4)} %  ${width} ${theme} ${path}`);
		}
		await Promise.all(pages.map((page) => page.context().close()));
	}
}
await browser.close();
console.log(`${differing} screens differ.`);
process.exitCode = differing > 0 ? 1 : 0;

async function openSite(browser: Browser, baseURL: string, width: number, colorScheme: "light" | "dark"): Promise<Page> {
	const viewport = { width, height: 900 };
	const options = { baseURL, viewport, colorScheme, hasTouch: width < 1024, timezoneId: "Asia/Jakarta" };
	const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
	const page = withHydrationWait(await context.newPage());
	await page.clock.setFixedTime(new Date("2026-11-28T10:00:00+07:00"));
	await signIn(page);
	return page;
}

async function draw(page: Page, path: string): Promise<Picture> {
	await page.goto(path);
	await waitUntilDrawn(page);
	const png = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true });
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** The share of pixels that no pixel at most one away in the other picture resembles; 1 for another size. */
function shareOfDifference(one: Picture, other: Picture): number {
	if (one.data.equals(other.data)) return 0;
	const { width, height } = one;
	if (width !== other.width || height !== other.height) return 1;
	let count = 0;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if (!resembles(one, other, x, y)) count++;
		}
	}
	return count / (width * height);
}

function resembles(one: Picture, other: Picture, x: number, y: number): boolean {
	const at = (column: number, row: number) => 3 * (row * one.width + column);
	const level = (picture: Picture, index: number) => picture.data[index] ?? 0;
	const isNear = (pixel: number) =>
		[0, 1, 2].every((channel) => Math.abs(level(one, at(x, y) + channel) - level(other, pixel + channel)) <= tolerance);
	if (isNear(at(x, y))) return true;
	const steps = [-1, 0, 1];
	const around = steps.flatMap((down) => steps.map((right) => [x + right, y + down] as const));
	return around.some(([column, row]) => column >= 0 && column < one.width && isNear(at(column, row)));
}
