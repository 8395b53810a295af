import { JSDOM } from "jsdom";
import type { Language } from "../publications/Publication.ts";
import { renderForTest } from "./testing/renderForTest.ts";

test("headings are listed with their levels, unique ids and words; those in code and notes, and the notes' own, are not", async () => {
	const { headings, html } = await renderForTest(
		"Satu  dua\nbaris\n===\n\n## A *b* `c` & d\n\n```\n# code\n```\n\n## A b c d\n\n### 日本語\n\n### ?!\n\ntext[^1]\n\n[^1]:\n    ## In a note\n",
	);
	expect(headings).toEqual([
		{ level: 1, id: "h-satu-dua-baris", text: "Satu dua baris" },
		{ level: 2, id: "h-a-b-c--d", text: "A b c & d" },
		{ level: 2, id: "h-a-b-c-d", text: "A b c d" },
		{ level: 3, id: "h-日本語", text: "日本語" },
		{ level: 3, id: "h-section", text: "?!" },
	]);
	for (const { id } of headings) expect(html).toContain(`id="${id}"`);
	expect(html).toContain(">Footnotes</h2>");
});

test("a heading without text has no entry, no id and no anchor", async () => {
	const { headings, html } = await renderForTest("##\n\n## ![](/a.webp)\n\n## {#own}\n\n## ![Tea](/b.webp)");
	expect(headings.map(({ id }) => id)).toEqual(["h-tea"]);
	expect(html.match(/<h2[^>]*>/g)).toEqual(["<h2>", "<h2>", "<h2>", '<h2 id="h-tea">']);
	expect(html.match(/heading-anchor/g)).toHaveLength(1);
});

test.each([
	["What's *new*, 2?", "whats-new-2"],
	["A & b", "a--b"],
	["snake_case-and `code`", "snake_case-and-code"],
	["Café 日本語 Ünïcode", "café-日本語-ünïcode"],
	["Links", "links"],
	["Title", "title"],
])("the heading %j is found by its slug of GitHub: %s", async (heading, slug) => {
	const markdown = `## ${heading}\n\n[see](<#${slug}>) [see](<#${slug.toUpperCase()}>) [see](#no-heading) [see](</${slug}>)`;
	const element = elementOf((await renderForTest(markdown)).html);
	expect(element.querySelector("h2")?.id).toBe(`h-${slug}`);
	expect(element.querySelector("h2 > a[name]")?.getAttribute("name")).toBe(slug);
	const links = [...element.querySelectorAll("p a")].map((link) => decodeURI(link.getAttribute("href") as string));
	expect(links).toEqual([`#h-${slug}`, `#h-${slug}`, "#no-heading", `/${slug}`]);
});

test("equal headings are counted as GitHub counts them, past a heading that has the next name", async () => {
	const { headings } = await renderForTest("# a\n\n# a-1\n\n# a\n\n# a");
	expect(headings.map(({ id }) => id)).toEqual(["h-a", "h-a-1", "h-a-2", "h-a-3"]);
});

test("a heading's own id is taken and not shown; links lead to it", async () => {
	const { headings, html } = await renderForTest(
		"## Why *tea* {#Why.tea}\n\n[see](#Why.tea)\n\n## A {#b} c\n\n## A {#b d}\n\n## A `{#b}`",
	);
	expect(headings).toEqual([
		{ level: 2, id: "h-Why.tea", text: "Why tea" },
		{ level: 2, id: "h-a-b-c", text: "A {#b} c" },
		{ level: 2, id: "h-a-b-d", text: "A {#b d}" },
		{ level: 2, id: "h-a-b", text: "A {#b}" },
	]);
	expect(html).toContain('<a name="Why.tea"></a>Why <em>tea</em><a class');
	expect(html).toContain('<p><a href="#h-Why.tea">');
});

test("a link in a feed leads to the heading on the site's page", async () => {
	const { html } = await renderForTest("## The title\n\n[see](#the-title)", { base: "https://site.example/essays/tea" });
	expect(html).toBe(
		'<h2 id="h-the-title">The title</h2>\n<p><a href="https://site.example/essays/tea#h-the-title">see</a></p>\n',
	);
});

test.each(["Note", "Tip", "Important", "Warning", "Caution"])("[!%s] makes a labelled note", async (label) => {
	const markdown = `> [!${label.toUpperCase()}]  \n> Read *this*.\n>\n> > And a quote.\n\nA text.`;
	const element = elementOf((await renderForTest(markdown)).html);
	const note = element.querySelector(`[role="note"][aria-label="${label}"]`);
	expect(note?.localName).toBe("div");
	expect(note?.className).toBe(`alert-${label.toLowerCase()}`);
	expect(note?.querySelector("p")?.innerHTML).toBe(`<strong>${label}</strong><br>\nRead <em>this</em>.`);
	expect(note?.querySelector("blockquote p")?.textContent).toBe("And a quote.");
	expect([element.lastElementChild?.localName, element.lastElementChild?.textContent]).toEqual(["p", "A text."]);
	const { html: inFeed } = await renderForTest(markdown, { base: "https://site.example/" });
	expect(inFeed).toContain(`<blockquote>\n<p><strong>${label}</strong><br>`);
});

test("a note's label may be a paragraph of its own; other words in brackets are a quote", async () => {
	expect((await renderForTest("> [!TIP]\n>\n> Text")).html).toContain("<p><strong>Tip</strong></p>\n<p>Text</p>");
	const others = ["> [!NOTE] text", "> [!NOTE]text", "> [!OTHER]\n> text", "> text\n> [!NOTE]", "> # [!NOTE]"];
	for (const text of [...others, "[!NOTE]\ntext", "- [!NOTE]\n  text"])
		expect((await renderForTest(text)).html).not.toContain("role=");
});

test("the outline names the line of every top element, and counts as the suggestion does", async () => {
	const markdown = [
		"# Tea",
		"",
		"One *two* three.[^1]",
		"four",
		"",
		"- a",
		"- b",
		"",
		"    - c",
		"",
		"> quote",
		"",
		"```",
		"const ignored = 1;",
		"```",
		"",
		"| a | b |",
		"|---|---|",
		"| 1 | 2 |",
		"",
		"![Terrace](/a.webp)",
		"",
		"---",
		"",
		"[^1]: A note.",
		"",
		"    indented",
		"",
		"last",
	].join("\n");
	const { html, outline } = await renderForTest(markdown, { outline: true });
	const elements = [...elementOf(html).children];
	expect(elements.map(({ localName }) => localName)).toEqual([
		"h2",
		"p",
		"ul",
		"blockquote",
		"pre",
		"div",
		"figure",
		"hr",
		"p",
		"section",
	]);
	expect(outline?.lines).toEqual([0, 2, 5, 10, 12, 16, 20, 22, 28, null]);
	expect(outline?.words).toBe(18);
	expect(outline?.minutes).toBe(1);
	expect(await renderForTest(markdown)).not.toHaveProperty("outline");
});

test("the highest heading is one level below the page's title, and the others keep their distance", async () => {
	const tags = async (markdown: string) =>
		[...elementOf((await renderForTest(markdown)).html).querySelectorAll("h1,h2,h3,h4,h5,h6")].map((h) => h.localName);
	expect(await tags("# a\n\n## b\n\n###### c")).toEqual(["h2", "h3", "h6"]);
	expect(await tags("## a\n\n### b")).toEqual(["h2", "h3"]);
	expect(await tags("### a\n\n#### b")).toEqual(["h3", "h4"]);
});

test("a heading's name is its words alone: the link to itself is silent", async () => {
	const { html } = await renderForTest("## Why terraces");
	expect(elementOf(html).querySelector("h2")?.textContent).toBe("Why terraces");
	expect(html).toContain('<a class="heading-anchor" href="#h-why-terraces" aria-hidden="true" tabindex="-1">');
});

test("an image alone is a figure with its title below, linked to the full image; an inline image is not", async () => {
	const { html } = await renderForTest('![Tea](/a.webp "At dawn")\n\nA ![dot](/b.webp) here');
	expect(html).toContain('<figure><a href="/a.webp" class="figure-link" aria-label="Open image: Tea"><img');
	expect(html).toContain("<figcaption>At dawn</figcaption></figure>");
	expect(html.match(/<figure>/g)).toHaveLength(1);
	expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

test("a linked image alone is a figure with its own link; one in a text is not", async () => {
	const { html } = await renderForTest('[![Tea](/a.webp "At dawn")](/tea)\n\n[![Tea](/b.webp)](/tea) here\n\n[*Tea*](/tea)');
	expect(html).toMatch(/^<figure><a href="\/tea"><img [^>]*><\/a><figcaption>At dawn<\/figcaption><\/figure>/);
	expect(html.match(/<figure>/g)).toHaveLength(1);
});

test("an image with a forbidden URL stays, without URL and without link", async () => {
	const { html } = await renderForTest("![Tea](data:image/png;base64,AAAA)");
	expect(html).toContain('<figure><img src="" alt="Tea"');
	expect(html).not.toContain("figure-link");
});

test("an uploaded image has its size and a srcset of its smaller copies", async () => {
	const stem = "/storage/v1/object/public/essay-images/1760000000000-0a1b2c-1600x1200";
	const { html } = await renderForTest(`![Tea](${stem}-640-1280.webp)`);
	expect(html).toContain('width="1600" height="1200"');
	expect(html).toContain(`srcset="${stem}.w640.webp 640w, ${stem}.w1280.webp 1280w, ${stem}-640-1280.webp 1600w"`);
	expect(html).toContain('sizes="(min-width');
	const { html: plain } = await renderForTest("![Tea](/a.webp)");
	expect(plain).not.toMatch(/width=|srcset=/);
});

test.each([
	["[Tea](https://a.example)", "noopener", null],
	["[Tea](http://a.example)", "noopener", null],
	["<https://a.example>", "noopener", "address"],
	["<http://a.example>", "noopener", "address"],
	["www.a.example", "noopener", "address"],
	["[see www.a.example](https://b.example)", "noopener", null],
	["www. [Tea](https://a.example)", "noopener", null],
	["[Tea](/a?to=https://a.example)", null, null],
	["[https://a.example](/a)", null, null],
])("another site gets no opener, and a printed link repeats no address: %s", async (markdown, rel, className) => {
	const link = elementOf((await renderForTest(markdown)).html).querySelector("a");
	expect([link?.getAttribute("rel"), link?.getAttribute("class")]).toEqual([rel, className]);
});

test("a link with a forbidden URL keeps its element with an empty URL", async () => {
	expect((await renderForTest("[Tea](javascript:pwn())")).html).toBe('<p><a href="">Tea</a></p>\n');
});

test("code names its language, is reachable by keyboard and is coloured by kinds", async () => {
	const { html } = await renderForTest("```ts\nconst tea = 1; // <hot>\n```");
	expect(html).toContain('<pre tabindex="0" data-language="ts"><code class="language-ts">');
	expect(html).toContain('<span class="syn-keyword">const</span> tea');
	expect(html).toContain('<span class="syn-number">1</span>');
	expect(html).toContain('<span class="syn-comment">// &lt;hot&gt;</span>');
	expect(elementOf(html).querySelector("pre")?.textContent).toBe("const tea = 1; // <hot>\n");
});

test("code of an unknown language, and too much of a known one, stays plain", async () => {
	const plain = await renderForTest(`\`\`\`klingon\nqapla\n\`\`\`\n\n\`\`\`ts\n${"const a = 1;\n".repeat(2_000)}\`\`\``);
	expect(plain.html).toContain('data-language="klingon"');
	expect(plain.html).not.toContain("syn-");
});

test("a note is numbered and leads back to each of its mentions", async () => {
	const element = elementOf((await renderForTest("One[^tea] and two[^tea].\n\n[^tea]: Hot.")).html);
	const references = [...element.querySelectorAll<HTMLAnchorElement>("sup a")];
	expect(references.map((link) => [link.id, link.getAttribute("href"), link.textContent])).toEqual([
		["fnref-1", "#fn-1", "1"],
		["fnref-1-2", "#fn-1", "1"],
	]);
	expect([...element.querySelectorAll("#fn-1 a")].map((link) => link.getAttribute("href"))).toEqual(["#fnref-1", "#fnref-1-2"]);
	expect(element.querySelector("section.footnotes")?.getAttribute("aria-labelledby")).toBe("fn-heading");
	expect(element.querySelector("#fn-1 > p")?.textContent).toBe("Hot. \u21a9\uFE0E \u21a9\uFE0E");
});

test("a note that ends with a list leads back below it, and one without a mention is not shown", async () => {
	const element = elementOf((await renderForTest("One[^tea].\n\n[^tea]: - Hot\n\n[^pot]: Clay.")).html);
	expect([...(element.querySelector("#fn-1")?.children ?? [])].map(({ localName }) => localName)).toEqual(["ul", "a"]);
	expect(elementOf((await renderForTest("One.\n\n[^pot]: Clay.")).html.trim()).innerHTML).toBe("<p>One.</p>");
	expect(element.textContent).not.toContain("Clay");
});

test("a task is a checkbox that only shows, and is named by its text", async () => {
	const markdown =
		'- [x] **done** by `make "all"`\n- [ ] open\n- [?] none\n- [x]none\n- none [x]\n- no [ ] ne\n- `[x] none`\n\n[x] none\n\n1. [X] first';
	const boxes = elementOf((await renderForTest(markdown)).html).querySelectorAll("input");
	expect([...boxes].map(({ checked, disabled, type, ariaLabel }) => ({ checked, disabled, type, ariaLabel }))).toEqual([
		{ checked: true, disabled: true, type: "checkbox", ariaLabel: 'done by make "all"' },
		{ checked: false, disabled: true, type: "checkbox", ariaLabel: "open" },
		{ checked: true, disabled: true, type: "checkbox", ariaLabel: "first" },
	]);
});

test("outside the site every URL is absolute, and nothing needs the page's script or style", async () => {
	const markdown =
		"# A\n\n[b](/b) [c](#h-a) [d](javascript:pwn()) [e](mailto:e@example.com)\n\n![f](g.webp)\n\nh[^1]\n\n```ts\nlet i\n```\n\n|j|\n|-|\n|k|\n\n[^1]: l";
	const { html } = await renderForTest(markdown, { base: "https://site.example/essays/tea" });
	const element = elementOf(html);
	const urls = [...element.querySelectorAll("[href], [src]")].map(
		(link) => link.getAttribute("href") ?? link.getAttribute("src"),
	);
	expect(urls).toEqual([
		"https://site.example/b",
		"https://site.example/essays/tea#h-a",
		"",
		"mailto:e@example.com",
		"https://site.example/essays/g.webp",
		"https://site.example/essays/tea#fn-1",
		"https://site.example/essays/tea#fnref-1",
	]);
	expect(html).not.toMatch(/heading-anchor|figure-link|syn-|class="table"|loading=/);
});

test("documents share nothing: notes and ids start again", async () => {
	const markdown = "# a\n\nb[^1]\n\n[^1]: c";
	expect(await renderForTest(markdown)).toEqual(await renderForTest(markdown));
});

test("the words of a document are without markup and code, and make its reading time", async () => {
	const outlineOf = async (markdown: string) => (await renderForTest(markdown, { outline: true })).outline;
	expect(await outlineOf("# A *b*\n\n[c](/d) `e`  \nf\n\n```\ncode\n```\n\n- g")).toMatchObject({ words: 6 });
	expect(await outlineOf("")).toMatchObject({ words: 0, minutes: 1 });
	expect(await outlineOf("kata ".repeat(1_100))).toMatchObject({ words: 1_100, minutes: 5 });
});

function elementOf(html: string) {
	return new JSDOM(html).window.document.body;
}

const named =
	"> [!NOTE]\n> a\n\n> [!tip]\n\n> [!IMPORTANT]\n\n> [!WARNING]\n\n> [!CAUTION]\n\n| a |\n|---|\n\n![](/a.webp)\n\n![B](/b.webp)\n\nc[^1]\n\n- [ ] ![](/c.webp)\n\n[^1]: d";
const english = ["Open image", "Open image: B", "Footnote 1", "Task", "Back to the text of footnote 1"];
const indonesian = ["Buka gambar", "Buka gambar: B", "Catatan kaki 1", "Tugas", "Kembali ke teks catatan kaki 1"];

test.each<[Language, string[], string]>([
	["en", ["Note", "Tip", "Important", "Warning", "Caution", "Table", ...english], "Footnotes"],
	["id", ["Catatan", "Tip", "Penting", "Peringatan", "Awas", "Tabel", ...indonesian], "Catatan kaki"],
])(
	"in a text in the language %s, notes, tables, images, tasks and footnotes have names of it",
	async (language, names, heading) => {
		const element = elementOf((await renderForTest(named, { language })).html);
		const labels = [...element.querySelectorAll("[aria-label]")].map((labelled) => labelled.getAttribute("aria-label"));
		expect(labels).toEqual(names);
		expect(element.querySelector("strong")?.textContent).toBe(names[0]);
		expect(element.querySelector("h2")?.textContent).toBe(heading);
	},
);
