import type { Browser } from "@playwright/test";
import { openOnPhone } from "./openOnPhone.ts";

/**
 * Milliseconds from the click on a link to the second frame after the next page's heading is visible, and the
 * layout shift in between.
 */
export type SoftNavigation = Record<"heading" | "shift", number>;

/** Hovers over the link to the essay and clicks it; nothing of the essay is cached. */
export function measureSoftNavigation(browser: Browser, listUrl: string, title: string): Promise<SoftNavigation> {
	return openOnPhone(browser, async (page) => {
		await page.addInitScript(observeNavigation, title);
		await page.goto(listUrl, { waitUntil: "networkidle", timeout: 60_000 });
		await page.waitForTimeout(1_500);
		const link = page.getByRole("link", { name: title }).first();
		await link.scrollIntoViewIfNeeded();
		await page.waitForTimeout(300);
		await link.hover();
		await page.waitForTimeout(200);
		await link.click({ noWaitAfter: true });
		await page.waitForFunction(() => "heading" in window, undefined, { timeout: 30_000 });
		return page.evaluate(() => {
			const { heading, shift } = window as unknown as SoftNavigation;
			return { heading, shift };
		});
	});
}

/** Runs in the list's page, before the click. */
export function observeNavigation(title: string): void {
	addEventListener(
		"click",
		({ timeStamp }) => sessionStorage.setItem("clickedAt", String(performance.timeOrigin + timeStamp)),
		true,
	);
	Object.assign(window, { shift: 0 });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
			if (!entry.hadRecentInput) Object.assign(window, { shift: (window as unknown as SoftNavigation).shift + entry.value });
	}).observe({ type: "layout-shift", buffered: true });
	const checkHeading = () => {
		const clickedAt = Number(sessionStorage.getItem("clickedAt"));
		const isVisible = [...document.querySelectorAll("h1")].some(
			(heading) => heading.textContent?.includes(title) && heading.getClientRects().length > 0,
		);
		if (!clickedAt || !isVisible) return requestAnimationFrame(checkHeading);
		const done = () => Object.assign(window, { heading: performance.timeOrigin + performance.now() - clickedAt });
		return requestAnimationFrame(() => requestAnimationFrame(done));
	};
	requestAnimationFrame(checkHeading);
}
