import type { RunTask } from "../worker/createWorkerPool.ts";
import { createServerMarkdown } from "./createServerMarkdown.ts";

/** A worker's answers: the text in capitals, and a failure for one that asks for it. */
function start(room?: number) {
	const asked: string[] = [];
	const run = (async (_name: string, { markdown }: { markdown: string }) => {
		asked.push(markdown);
		if (markdown.includes("fail")) throw new Error("too long");
		return { html: markdown.toUpperCase(), headings: [] };
	}) as unknown as RunTask;
	return { asked, ...createServerMarkdown(run, room) };
}

test("a text is rendered once for concurrent callers, and again for another base URL", async () => {
	const { asked, render } = start();
	await Promise.all([render("tea"), render("tea")]);
	expect(await render("tea")).toEqual({ html: "TEA", headings: [] });
	await render("tea", { base: "https://site.example/" });
	expect(asked).toEqual(["tea", "tea"]);
});

test("a text that cannot be rendered is shown as plain paragraphs and rendered again at the next call", async () => {
	const { asked, render, fallbackCount } = start();
	await render("tea");
	expect(fallbackCount()).toBe(0);
	expect(await render("fail <b>\n\n& more")).toEqual({ html: "<p>fail &lt;b&gt;</p>\n<p>&amp; more</p>\n", headings: [] });
	expect(fallbackCount()).toBe(1);
	await render("fail <b>\n\n& more");
	expect(asked).toEqual(["tea", "fail <b>\n\n& more", "fail <b>\n\n& more"]);
});

test("the least recently used text is evicted first", async () => {
	const { asked, render } = start(40);
	await render("aaa");
	await render("bbb");
	await render("aaa");
	await render("ccc");
	await render("aaa");
	await render("bbb");
	expect(asked).toEqual(["aaa", "bbb", "ccc", "bbb"]);
});
