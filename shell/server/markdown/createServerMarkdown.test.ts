import type { RunTask } from "../worker/createWorkerPool.ts";
import { createServerMarkdown } from "./createServerMarkdown.ts";

/** A worker that returns the text in capitals, and fails for a text with "fail". */
function start(room?: number) {
	const rendered: string[] = [];
	const run = (async (_name: string, { markdown }: { markdown: string }) => {
		rendered.push(markdown);
		if (markdown.includes("fail")) throw new Error("too long");
		return { html: markdown.toUpperCase(), headings: [] };
	}) as unknown as RunTask;
	return { rendered, ...createServerMarkdown(run, room) };
}

test("a text is rendered once for concurrent callers, and again for another base URL", async () => {
	const { rendered, render } = start();
	await Promise.all([render("tea"), render("tea")]);
	expect(await render("tea")).toEqual({ html: "TEA", headings: [] });
	await render("tea", { base: "https://site.example/" });
	expect(rendered).toEqual(["tea", "tea"]);
});

test("a text that cannot be rendered is shown as plain paragraphs and rendered again at the next call", async () => {
	const { rendered, render, fallbackCount } = start();
	await render("tea");
	expect(fallbackCount()).toBe(0);
	const text = "\n \nfail <b>\n \n& more\n \n";
	expect(await render(text)).toEqual({ html: "<p>fail &lt;b&gt;</p>\n<p>&amp; more</p>\n", headings: [] });
	expect(fallbackCount()).toBe(1);
	await render(text);
	expect(rendered).toEqual(["tea", text, text]);
});

test("the least recently used text is evicted first", async () => {
	const { rendered, render } = start(74);
	await render("aaa");
	await render("bbb");
	await render("aaa");
	await render("ccc");
	await render("aaa");
	await render("bbb");
	expect(rendered).toEqual(["aaa", "bbb", "ccc", "bbb"]);
});
