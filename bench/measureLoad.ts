import type { Browser } from "@playwright/test";
import { openOnPhone, type Transfer } from "./openOnPhone.ts";

/** The figures of a first visit to a page; times in milliseconds since the navigation. */
export type Load = Record<
	"lcp" | "cls" | "hydrated" | "blocking" | "waves" | "earlyScript" | "javascript" | "html" | "requests",
	number
>;

/** Measures one first visit. */
export function measureLoad(browser: Browser, url: string): Promise<Load> {
	return openOnPhone(browser, async (page, transfers) => {
		await page.addInitScript(installObservers);
		await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
		await page.waitForTimeout(1_500);
		const measured = await page.evaluate(() => {
			const { lcp, cls, longTasks } = window as unknown as ObservedMetrics;
			const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
			// Total blocking time as in Lighthouse: the part above 50 ms of every task after the first paint.
			const painted = startOf("first-contentful-paint");
			const after = longTasks.map(([start, end]) => Math.max(end - Math.max(start, painted) - 50, 0));
			const blocking = after.reduce((sum, one) => sum + one, 0);
			return {
				lcp,
				cls,
				hydrated: startOf("hydrated"),
				blocking,
				origin: performance.timeOrigin,
			};
		});
		const all = transfers();
		const paintedAt = measured.origin + measured.lcp;
		const scripts = all.filter(({ type }) => type === "Script");
		return {
			...measured,
			// Text is painted with fallback fonts, so no font delays it.
			waves: countWaves(all.filter(({ type, end }) => type !== "Font" && end <= paintedAt + 1)),
			earlyScript: bytesOf(scripts.filter(({ start }) => start < paintedAt)),
			javascript: bytesOf(scripts),
			html: bytesOf(all.filter(({ type }) => type === "Document")),
			requests: all.length,
		};
	});
}

interface ObservedMetrics {
	lcp: number;
	cls: number;
	/** Starts and ends of tasks of more than 50 ms. */
	longTasks: [start: number, end: number][];
}

function installObservers() {
	const seen = Object.assign(window as unknown as ObservedMetrics, {
		lcp: 0,
		cls: 0,
		longTasks: [] as ObservedMetrics["longTasks"],
	});
	const observe = (type: string, onEntry: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
	observe("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	observe("layout-shift", ({ value = 0, hadRecentInput }) => {
		if (!hadRecentInput) seen.cls += value;
	});
	observe("longtask", ({ startTime, duration }) => {
		seen.longTasks.push([startTime, startTime + duration]);
	});
}

/** The longest chain of requests without overlap: the round trips in sequence. */
function countWaves(transfers: Transfer[]): number {
	let [count, last] = [0, Number.NEGATIVE_INFINITY];
	for (const { start, end } of transfers.toSorted((a, b) => a.end - b.end))
		if (start >= last - 1) [count, last] = [count + 1, end];
	return count;
}

const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
