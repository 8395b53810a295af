import { expect, type Page, test } from "@playwright/test";
import { readResults, reportResult } from "../../bench/results.ts";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { type Combination, MatrixFolder, versions } from "./MatrixFolder.ts";

/* Two versions of each package between which server rendering has broken elsewhere. */

const command = "npm test -- matrix";
const head = ["rspack", "enhanced", "React", "Node", "after hydration"];
const same = "same HTML";

let folder: MatrixFolder;
test.beforeAll(async () => {
	folder = await MatrixFolder.create();
});
test.afterAll(() => folder.remove());

// The tests install into one folder.
test.describe.configure({ mode: "default" });

for (const rspack of versions.rspack) {
	for (const enhanced of versions.enhanced) {
		test(`rspack ${rspack} and enhanced ${enhanced} with two versions of React and Node: the browser hydrates the server's HTML unchanged (modern.js#8211, examples#4331)`, async ({
			page,
		}) => {
			test.setTimeout(900_000);
			const rows: string[][] = [];
			for (const react of versions.react) rows.push(...(await tryCombination(page, { rspack, enhanced, react })));
			report(rows);
			expect(rows.filter((row) => row.at(-1) !== same)).toEqual([]);
		});
	}
}

/** Installs a combination; a row for each version of Node. */
async function tryCombination(page: Page, combination: Combination): Promise<string[][]> {
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	page.on("pageerror", (error) => messages.push(error.message));
	expect(await folder.install(combination)).toEqual(combination);
	const rows: string[][] = [];
	for (const node of versions.node) {
		messages.length = 0;
		const outcome = await folder.build(node).then(
			(site) => compare(page, site, messages),
			(error: Error) => error.message,
		);
		rows.push([...Object.values(combination), node, toCell(outcome)]);
	}
	page.removeAllListeners();
	return rows;
}

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

/** Writes the rows next to the last results of combinations that this run has skipped. */
function report(rows: string[][]): void {
	const keyOf = (row: readonly unknown[]) => row.slice(0, 4).join();
	const earlier = readResults()[command]?.tables[0]?.rows ?? [];
	const known = new Map([...earlier, ...rows].map((row) => [keyOf(row), row]));
	const { rspack, enhanced, react, node } = versions;
	const all = rspack.flatMap((a) => enhanced.flatMap((b) => react.flatMap((c) => node.map((d) => [a, b, c, d]))));
	reportResult(command, {
		head,
		rows: all.flatMap((row) => {
			const found = known.get(keyOf(row));
			return found ? [found] : [];
		}),
	});
}

const toCell = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", "¦").slice(0, 120);
