import { JSDOM } from "jsdom";
import { type Language, languageOf, languages } from "./languages.ts";
import { loadHighlighter } from "./loadHighlighter.ts";

const source = `<a href="b">{"a": 1} "b" # c\n<?php echo 'd'; ?>\n- if (e) return f; // g\n+ select h from i where j = 'k' -- l\n`;

test.each(Object.keys(languages) as Language[])("%s is coloured and loses no character", async (language) => {
	const html = (await loadHighlighter([language])).highlight(source, language) ?? "";
	expect(html).toContain('class="syn-');
	expect(new JSDOM(html).window.document.body.textContent).toBe(source);
});

test.each<[Language | undefined, string]>([
	["typescript", "TypeScript ts mts cts"],
	["tsx", "tsx jsx"],
	["javascript", "js mjs cjs JS"],
	["json", "json jsonc"],
	["xml", "svg"],
	["shellscript", "bash sh shell zsh"],
	["python", "py"],
	["rust", "rs"],
	["yaml", "yml"],
	["diff", "patch"],
	["markdown", "md"],
	[undefined, "constructor klingon"],
])("%s has the names %s", (language, names) => {
	expect(new Set(names.split(" ").map(languageOf))).toEqual(new Set([language]));
});
