import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const root = fileURLToPath(new URL("../../", import.meta.url));

interface Rendered {
	markdown: string;
	html: string;
}

/** In one worker, so that the corpus is rendered once. */
test.describe.configure({ mode: "default" });

/** The HTML of every text of the corpus; each tries to call `pwn()`. */
let corpus: Rendered[];

test.beforeAll(() => {
	const args = ["--import", "tsx", "shared-data/src/markdown/testing/printPayloads.ts"];
	corpus = JSON.parse(
		execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 100_000_000 }),
	) as Rendered[];
});

test.beforeEach(async ({ page }) => {
	// The page has no content security policy.
	await page.addInitScript(() => {
		const calls: string[] = [];
		Object.assign(window, {
			calls,
			pwn: () => calls.push("pwn"),
			alert: () => calls.push("alert"),
			msgbox: () => calls.push("msgbox"),
		});
	});
	await page.route("http://corpus.test/", (route) =>
		route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><title>corpus</title>${sections()}` }),
	);
	await page.route(/^(?!http:\/\/corpus\.test\/$)/, (route) => route.abort());
});

const sections = () => corpus.map(({ html }, index) => `<section data-index="${index}">${html}</section>`).join("\n");
const callsOf = () => (window as unknown as { calls: string[] }).calls;

test("the test detects a script that runs", async ({ page }) => {
	await page.goto("http://corpus.test/");
	await page.evaluate(() =>
		document.body.insertAdjacentHTML("beforeend", '<img src="x" onerror="pwn()"><a href="javascript:pwn()">a</a>'),
	);
	await expect.poll(() => page.evaluate(callsOf)).toEqual(["pwn"]);
	await page
		.getByRole("link", { name: "a", exact: true })
		.last()
		.evaluate((link) => (link as HTMLElement).click());
	await expect.poll(() => page.evaluate(callsOf)).toEqual(["pwn", "pwn"]);
});

test("no script of the corpus runs: parsed as a page, set as HTML, pointed at, focused and clicked", async ({ page }) => {
	expect(corpus.length).toBeGreaterThan(700);
	await page.goto("http://corpus.test/");
	expect(await page.locator("section[data-index]").count()).toBe(corpus.length);

	const html = corpus.map((rendered) => rendered.html);
	await page.evaluate((texts) => {
		const host = document.createElement("main");
		document.body.append(host);
		for (const text of texts) {
			const element = document.createElement("div");
			element.innerHTML = text;
			host.append(element);
		}
	}, html);

	await page.evaluate(() => {
		const staysHere = (link: HTMLAnchorElement) => /^(https?|ircs?|mailto|xmpp):$/.test(link.protocol);
		document.addEventListener("click", (event) => {
			const link = (event.target as Element).closest("a");
			if (link && staysHere(link)) event.preventDefault();
		});
		for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
			for (const type of [
				"pointerover",
				"mouseover",
				"pointerenter",
				"mouseenter",
				"focus",
				"focusin",
				"load",
				"error",
				"toggle",
				"animationstart",
			]) {
				element.dispatchEvent(new Event(type, { bubbles: true }));
			}
			if (element.closest("a")) element.click();
		}
	});
	await page.waitForTimeout(500);
	expect(await page.evaluate(callsOf)).toEqual([]);
});

test("no id or name of the corpus clobbers a property of the window or the document", async ({ page }) => {
	await page.goto("http://corpus.test/");
	const clobbered = await page.evaluate(() => {
		const blank = document.createElement("iframe");
		document.body.append(blank);
		const clean = blank.contentWindow as Window & typeof globalThis;
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		const named = [...document.querySelectorAll("[name]")].map(
			(element) => [element, element.getAttribute("name") as string] as const,
		);
		return {
			count: named.length,
			ids: ids.filter((id) => id in clean || id in clean.document),
			names: named.filter(([element, name]) => [window, document].some((owner) => Reflect.get(owner, name) === element)),
		};
	});
	expect(clobbered).toEqual({ count: expect.any(Number), ids: [], names: [] });
	expect(clobbered.count).toBeGreaterThan(9);
});
