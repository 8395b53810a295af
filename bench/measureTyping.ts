import { chromium, type Page } from "@playwright/test";
import { findBrowser, launchOptions } from "../e2e/browsers.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { signIn } from "../e2e/fixtures/test.ts";
import { addMessages } from "./fillSite.ts";
import { reportResult } from "./results.ts";

/*
 * `npm run figures:typing`: the slowest interaction while the admin types into the search of 10,000 messages,
 * on a processor that is slowed down four times. Exits with 1 when one takes longer than 200 ms.
 */
const messageCount = 10_000;
const maxDurationMs = 200;

const site = await startSite({ FORM_LIMIT_PER_MINUTE: "999999" });
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() });
try {
	await addMessages(site.url, messageCount);
	const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
	await signIn(page);
	await page.goto("/admin/contacts");
	await page.getByText(`1–25 of ${messageCount}`).waitFor();
	const durations = await typeWithSlowCpu(page, "message 99");
	await page.getByText("of 111").waitFor();
	const worst = Math.max(...durations);
	const head = ["typing in a search, processor slowed down 4 times", "interactions", "slowest, ms", "at most, ms"];
	reportResult("npm run figures:typing", { head, rows: [[`${messageCount} messages`, durations.length, worst, maxDurationMs]] });
	if (worst > maxDurationMs) process.exitCode = 1;
} finally {
	await browser.close();
	await site.stop();
}

/**
 * Types with pauses and returns the duration of each interaction in milliseconds, from the event to the next
 * frame.
 */
async function typeWithSlowCpu(page: Page, text: string): Promise<number[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.evaluate(() => {
		const durations: number[] = [];
		Object.assign(window, { durations });
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
				if (entry.interactionId > 0) durations.push(entry.duration);
			}
		});
		observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
	});
	await page.getByRole("searchbox").click();
	for (const key of text) {
		await page.keyboard.press(key === " " ? "Space" : key);
		// The pause is longer than the search's debounce, so that results arrive while typing continues.
		await page.waitForTimeout(260);
	}
	await page.waitForTimeout(2_000);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	return page.evaluate(() => (window as unknown as { durations: number[] }).durations);
}
