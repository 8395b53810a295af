import type { Page } from "@playwright/test";
import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What breaks WCAG 2.2 AA on the page, a line each. axe runs here as it is: its Playwright wrapper takes six times as long. */
export async function complaintsOfAxe(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	return page.evaluate(async (values) => {
		const { violations } = await window.axe.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(
				({ target, failureSummary = "" }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
			),
		);
	}, rules);
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
