import type { Browser, Page } from "@playwright/test";
import { openOnPhone } from "./openOnPhone.ts";

/**
 * Milliseconds from the click on a link to the second frame after the next page's heading, or another
 * target, is visible; and the layout shift in between.
 */
export type SoftNavigation = Record<"heading" | "shift", number>;

interface Press {
	/** The URL of the list. */
	list: string;
	/** The link's text. */
	link: string;
	/** The element that marks the next page as shown. */
	target: Target;
	/** Runs first, on the same line. */
	prepare?: (page: Page) => Promise<void>;
}

/** An element by its CSS selector and a part of its text. */
type Target = Record<"selector" | "text", string>;

/** Hovers over the link and clicks it; nothing of the next page is cached. */
export function measureSoftNavigation(browser: Browser, { list, link, target, prepare }: Press): Promise<SoftNavigation> {
	return openOnPhone(browser, async (page) => {
		await prepare?.(page);
		await page.addInitScript(observeNavigation, target);
		await page.goto(list, { waitUntil: "networkidle", timeout: 60_000 });
		await page.waitForTimeout(1_500);
		const row = page.getByRole("link", { name: link }).first();
		await row.scrollIntoViewIfNeeded();
		await page.waitForTimeout(300);
		await row.hover();
		await page.waitForTimeout(200);
		await row.click({ noWaitAfter: true });
		await page.waitForFunction(() => "heading" in window, undefined, { timeout: 30_000 });
		return page.evaluate(() => {
			const { heading, shift } = window as unknown as SoftNavigation;
			return { heading, shift };
		});
	});
}

/** Runs in the list's page, before the click. */
export function observeNavigation({ selector, text }: Target): void {
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
		const isVisible = [...document.querySelectorAll(selector)].some(
			(element) => element.textContent?.includes(text) && element.getClientRects().length > 0,
		);
		if (!clickedAt || !isVisible) return requestAnimationFrame(checkHeading);
		const done = () => Object.assign(window, { heading: performance.timeOrigin + performance.now() - clickedAt });
		return requestAnimationFrame(() => requestAnimationFrame(done));
	};
	requestAnimationFrame(checkHeading);
}
