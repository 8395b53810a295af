import { keepAnchors } from "../../commands/content/keepAnchors.ts";
import { tokensOf } from "../../commands/content/markdown.ts";

/** A text before and after; one without a second text is unchanged. */
test.each<[what: string, written: string, kept?: string]>([
	["the slug of another tool", "## Set up\n\n[a](#set_up)", "## Set up {#set_up}\n\n[a](#set_up)"],
	["an underlined heading", "Set up\n---\n\n[a](#set_up)", "Set up {#set_up}\n---\n\n[a](#set_up)"],
	["a number in front", "## 12. Set up\n\n[a](#set-up)", "## 12. Set up {#set-up}\n\n[a](#set-up)"],
	["a link in a heading", "## See [teas](/page)\n\n[a](#see_teas)", "## See [teas](/page) {#see_teas}\n\n[a](#see_teas)"],
	["braces within a heading", "## A {#b} c\n\n[a](#a_b_c)", "## A {#b} c {#a_b_c}\n\n[a](#a_b_c)"],
	["another case", "## Own {#mine}\n\n[a](#Mine)", "## Own {#mine}\n\n[a](#mine)"],
	["similar headings", "## Set-up\n\n## Setup\n\n[a](#SETUP)", "## Set-up\n\n## Setup {#SETUP}\n\n[a](#SETUP)"],
	["a block in front", '<div id="x"></div>\n\n## One\n\n## Two', '<div id="x"></div>\n\n## One {#x}\n\n## Two'],
	["an id after a class", '<a class="b" id=x></a>\n\n## One', '<a class="b" id=x></a>\n\n## One {#x}'],
	["an anchor within a heading", '## One\n\n## Two <a id="x"></a>', '## One\n\n## Two <a id="x"></a>{#x}'],
	[
		"an anchor in a text",
		'## One\n\n## Two\n\nA <a id="x"></a>b\n\n## Three\n\n[a](#x)',
		'## One\n\n## Two {#x}\n\nA <a id="x"></a>b\n\n## Three\n\n[a](#x)',
	],
	["an anchor without a link", '## One\n\n<b>b</b>\n\n## Two\n\n<a id="x"></a>c'],
	["an anchor next to an own id", '<a id="x"></a>\n\n## A {#b}\n\n[a](#x)', '<a id="x"></a>\n\n## A {#b}\n\n[a](#b)'],
	["an id that begins with a sign", '<a id="!x"></a>\n\n## One\n\n[a](#!x)', '<a id="!x"></a>\n\n## One\n\n[a](#one)'],
	["an id that ends with a sign", '<a id="x!"></a>\n\n## One\n\n[a](#x!)', '<a id="x!"></a>\n\n## One\n\n[a](#one)'],
	["a slug of the site", "## Über\n\n## Two\n\n[a](#two) [b](#%C3%BCber)"],
	["a slug of the site that an anchor beside has", '<a id="one"></a>\n\n## A {#b}\n\n## One\n\n[a](#one)'],
	["a slug of the site that an anchor below has", '## One\n\n## Two\n\n<a id="one"></a>b\n\n[a](#one)'],
	["an anchor in code", '## One\n\n`<a id="x">`\n\n[a](#x)'],
	["a link to another page", "## Set up\n\n[a](/set_up)"],
	["a link without a heading", "## 2024\n\n## Step 2\n\n[a](#none) [b](#2) [c](#) [d](#step_3)"],
	["no heading", '<a id="x"></a>Text [a](#x)'],
])("a fragment leads to its heading, and nothing else changes: %s", (_what, written, kept = written) => {
	expect(keepAnchors(written, tokensOf(written))).toBe(kept);
});
