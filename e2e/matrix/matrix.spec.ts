import { expect, type Page, test } from "@playwright/test";
import { reportResult } from "../../bench/results.ts";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { MatrixFolder, versions } from "./MatrixFolder.ts";

/* Two versions of each package between which server rendering has broken elsewhere. */

const combinations = versions.rspack.flatMap((rspack) =>
	versions.enhanced.flatMap((enhanced) => versions.react.map((react) => ({ rspack, enhanced, react }))),
);

const same = "same HTML";

test("in all combinations of two versions of rspack, enhanced, React and Node the browser hydrates the server's HTML unchanged (modern.js#8211, examples#4331)", async ({
	page,
}) => {
	test.setTimeout(3_000_000);
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	page.on("pageerror", (error) => messages.push(error.message));
	const folder = await MatrixFolder.create();
	const rows: string[][] = [];
	try {
		for (const combination of combinations) {
			expect(await folder.install(combination)).toEqual(combination);
			for (const node of versions.node) {
				messages.length = 0;
				const outcome = await folder.build(node).then(
					(site) => compare(page, site, messages),
					(error: Error) => error.message,
				);
				rows.push([...Object.values(combination), node, toCell(outcome)]);
				console.log(rows.at(-1)?.join(" "));
			}
		}
	} finally {
		await folder.remove();
	}
	reportResult("npm test -- matrix", { head: ["rspack", "enhanced", "React", "Node", "after hydration"], rows });
	expect(rows.filter((row) => row.at(-1) !== same)).toEqual([]);
});

/** Opens the page, compares its HTML before and after hydration, and clicks. */
async function compare(page: Page, { html, folder }: { html: string; folder: string }, messages: string[]): Promise<string> {
	const server = await serveFolder(folder);
	try {
		await page.goto(server.url);
		const button = page.getByRole("button");
		const isHydrated = () => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
		await expect.poll(isHydrated).toBe(true);
		const hydrated = await page.locator("#root").innerHTML();
		await button.click();
		await expect(button).toHaveText("Clicked 1 times");
		if (messages.length > 0) return messages.join(" ");
		return hydrated === html ? same : hydrated;
	} catch (error) {
		return [(error as Error).message, ...messages].join(" ");
	} finally {
		await server.stop();
	}
}

const toCell = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", "¦").slice(0, 120);
