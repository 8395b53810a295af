import type { Browser } from "@playwright/test";
import { openOnPhone } from "./openOnPhone.ts";

/**
 * From the press of a link to the second frame after the next page's heading shows, in milliseconds, and what
 * moved on the way.
 */
export type Press = Record<"heading" | "shift", number>;

/** A hand rests a moment on the link to the essay, then presses it; nothing of the essay is known yet. */
export function measurePress(browser: Browser, list: string, title: string): Promise<Press> {
	return openOnPhone(browser, async (page) => {
		await page.addInitScript(watch, title);
		await page.goto(list, { waitUntil: "networkidle", timeout: 60_000 });
		await page.waitForTimeout(1_500);
		const link = page.getByRole("link", { name: title }).first();
		await link.scrollIntoViewIfNeeded();
		await page.waitForTimeout(300);
		await link.hover();
		await page.waitForTimeout(200);
		await link.click({ noWaitAfter: true });
		await page.waitForFunction(() => "heading" in window, undefined, { timeout: 30_000 });
		return page.evaluate(() => {
			const { heading, shift } = window as unknown as Press;
			return { heading, shift };
		});
	});
}

function watch(title: string) {
	addEventListener(
		"click",
		({ timeStamp }) => sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp)),
		true,
	);
	Object.assign(window, { shift: 0 });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
			if (!entry.hadRecentInput) Object.assign(window, { shift: (window as unknown as Press).shift + entry.value });
	}).observe({ type: "layout-shift", buffered: true });
	const look = () => {
		const pressed = Number(sessionStorage.getItem("pressed"));
		const shows = [...document.querySelectorAll("h1")].some(
			(one) => one.textContent?.includes(title) && one.getClientRects().length > 0,
		);
		if (!pressed || !shows) return requestAnimationFrame(look);
		const done = () => Object.assign(window, { heading: performance.timeOrigin + performance.now() - pressed });
		return requestAnimationFrame(() => requestAnimationFrame(done));
	};
	requestAnimationFrame(look);
}
