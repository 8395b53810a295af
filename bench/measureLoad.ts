import type { Browser } from "@playwright/test";
import { openOnPhone, type Transfer } from "./openOnPhone.ts";

/** What a first visit to a page costs; times in milliseconds since the navigation. */
export type Load = Record<
	"lcp" | "cls" | "hydrated" | "blocking" | "waves" | "earlyScript" | "javascript" | "html" | "requests",
	number
>;

/** Measures one first visit. */
export function measureLoad(browser: Browser, address: string): Promise<Load> {
	return openOnPhone(browser, async (page, transfers) => {
		await page.addInitScript(observe);
		await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
		await page.waitForTimeout(1_500);
		const seen = await page.evaluate(() => {
			const { lcp, cls, long } = window as unknown as { lcp: number; cls: number; long: number[] };
			const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN;
			return { lcp, cls, hydrated, blocking: long.reduce((sum, one) => sum + one - 50, 0), origin: performance.timeOrigin };
		});
		const all = transfers();
		const paintedAt = seen.origin + seen.lcp;
		const scripts = all.filter(({ type }) => type === "Script");
		return {
			...seen,
			// Words are painted in the fallback's letters: no font is waited for.
			waves: wavesOf(all.filter(({ type, end }) => type !== "Font" && end <= paintedAt + 1)),
			earlyScript: bytesOf(scripts.filter(({ start }) => start < paintedAt)),
			javascript: bytesOf(scripts),
			html: bytesOf(all.filter(({ type }) => type === "Document")),
			requests: all.length,
		};
	});
}

function observe() {
	const seen = Object.assign(window as unknown as { lcp: number; cls: number; long: number[] }, {
		lcp: 0,
		cls: 0,
		long: [] as number[],
	});
	const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	on("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	on("layout-shift", ({ value = 0, hadRecentInput }) => {
		if (!hadRecentInput) seen.cls += value;
	});
	on("longtask", ({ startTime, duration }) => {
		if (startTime > seen.lcp) seen.long.push(duration);
	});
}

/** The most requests that followed one another without overlapping: round trips really paid one after the other. */
function wavesOf(transfers: Transfer[]): number {
	let [count, last] = [0, Number.NEGATIVE_INFINITY];
	for (const { start, end } of transfers.toSorted((a, b) => a.end - b.end))
		if (start >= last - 1) [count, last] = [count + 1, end];
	return count;
}

const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
