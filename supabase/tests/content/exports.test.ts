import { toMarkdown } from "../../commands/content/toMarkdown.ts";
import { readExport } from "../../import/index.ts";

const textOf = async (post: Parameters<typeof toMarkdown>[0]) => (await toMarkdown(post)).text.trim();

type Fields = Record<string, string>;

const cdata = (name: string, value: string) => `<${name}><![CDATA[${value.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
const meta = (key: string, value: string) =>
	`<wp:postmeta>${cdata("wp:meta_key", key)}${cdata("wp:meta_value", value)}</wp:postmeta>`;
const published = { "wp:post_type": "post", "wp:status": "publish", "wp:post_date": "2020-01-02 05:00:00" };
const item = (fields: Fields, ...rest: string[]) =>
	`<item>${Object.entries({ ...published, "content:encoded": "<p>Text.</p>", ...fields })
		.map(([name, value]) => cdata(name, value))
		.join("")}${rest.join("")}</item>`;
const file = (id: string, url: string, fields: Fields = {}, ...rest: string[]) =>
	item({ "wp:post_type": "attachment", "wp:post_id": id, "wp:attachment_url": url, ...fields }, ...rest);

const wordPress = (items: readonly string[], channel = "<link>https://blog.example/</link>") =>
	readExport(
		"export.xml",
		`<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>${channel}${items.join("")}</channel></rss>`,
	);

const images = [
	file("1", "https://blog.example/1.jpg", { "excerpt:encoded": "One & <b>1</b>" }, meta("_wp_attachment_image_alt", 'A "1" <b>')),
	file("2", "https://blog.example/2.jpg?a&b"),
	file("3", "https://blog.example/3.PNG", { "wp:post_parent": "own", "wp:menu_order": "10" }),
	file("4", "https://blog.example/4.jpeg", { "wp:post_parent": "own", "wp:menu_order": "9" }),
	file("5", "https://blog.example/5.webp", { "wp:post_parent": "own" }),
	file("6", "https://blog.example/6.jpg.zip", { "wp:post_parent": "own" }),
	file("7", "https://blog.example/7.jpg", { "wp:post_parent": "own" }),
];

const contents: Record<string, [written: string, stored: string, ...notes: string[]]> = {
	code: [
		'[sourcecode language="php"]\n<b>x</b> </p>\n[/sourcecode]\n\n[code]a < b[/code]\n\n<pre>[gallery]\n\nx</pre>',
		"```php\n<b>x</b> </p>\n```\n\n```\na < b\n```\n\n```\n[gallery]\n\nx\n```",
	],
	language: ["[code lang='c++']x[/code]\n\n[code lang=php]y[/code]", "```c++\nx\n```\n\n```php\ny\n```"],
	quoted: [
		"<pre>\n[caption]x[/caption]\n</pre>\n\n<code>[gallery]\n</code><!-- <!DOCTYPE html> -->",
		"```\n[caption]x[/caption]\n```\n\n`[gallery]`",
	],
	caption: [
		'[caption width="3"]<a href="/big.jpg"><IMG src="/1.jpg"> </a> Below it [/caption]\n\n[caption]No image[/caption]',
		'![](/1.jpg "Below it")\n\nNo image',
	],
	credits: ['[caption]<img src="/1.jpg"> By <a href="/by">her</a> too[/caption]', "![](/1.jpg)\n\nBy [her](/by) too"],
	embeds: [
		'[embed width="3"] https://v.example/1_a [/embed]\n\n[youtube=https://v.example/2]\n[youtube https://v.example/3]\n[vimeo]http://v.example/4[/vimeo]',
		"<https://v.example/1_a>\n\n<https://v.example/2>\n\n<https://v.example/3>\n\n<http://v.example/4>",
	],
	gallery: [
		'[gallery size="a" ids="2, 1"]',
		'![](https://blog.example/2.jpg?a&b)\n\n![A "1" \\<b>](https://blog.example/1.jpg "One & 1")',
	],
	include: ["[gallery include=2]", "![](https://blog.example/2.jpg?a&b)"],
	own: [
		"[gallery]",
		"![](https://blog.example/5.webp)\n\n![](https://blog.example/7.jpg)\n\n![](https://blog.example/4.jpeg)\n\n![](https://blog.example/3.PNG)",
	],
	lost: [
		'a\n\n[gallery ids="9"]',
		'a\n\n\\[gallery ids="9"\\]',
		'line 3: [gallery ids="9"] stays as text',
		"the image 9 of a gallery is not in the export",
	],
	players: [
		'[audio mp3="https://v.example/a.mp3"] [/audio] [video width="3" src=https://v.example/b] [video width="3"]\n\n[audio]',
		'<https://v.example/a.mp3>\n\n<https://v.example/b>\n\n\\[video width="3"\\]\n\n\\[audio\\]',
		'line 1: [video width="3"] stays as text',
		"line 3: [audio] stays as text",
	],
	more: ["a<!--more-->b <!-- nextpage --> c", "a\n\nb\n\nc"],
	shortcodes: [
		'a [form to="x"] [note] b\n\n[more] [more] <code>[form to="z"]</code> [link=x](/y) <pre>[form to="y"]</pre>',
		'a \\[form to="x"\\] \\[note\\] b\n\n\\[more\\] \\[more\\] `[form to="z"]` \\[link=x\\](/y)\n\n```\n[form to="y"]\n```',
		'line 1: [form to="x"] stays as text',
		"line 3: [more] stays as text",
	],
	paragraphs: [
		"a\nb <b>c</b>\nd\n\n e <i>f</i>\n \n<div>g</div>h\n\n<hr>\n\n\n\ni<br>j",
		"a  \nb **c**  \nd\n\ne *f*\n\ng\n\nh\n\n---\n\ni  \nj",
	],
	blocks: ["<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->\n\nc", "a b\n\nc"],
};

test.each(Object.entries(contents))(
	"%s of WordPress arrives as Markdown, and what stays is named",
	async (id, [written, ...stored]) => {
		const { posts } = await wordPress([item({ title: "A", "wp:post_id": id, "content:encoded": written }), ...images]);
		expect(await Promise.all(posts.map(async (post) => [await textOf(post), ...post.notes]))).toEqual([stored]);
	},
);

const fieldsOf: [what: string, fields: Fields, post: object, ...rest: string[]][] = [
	[
		"an address with its number",
		{ "wp:post_id": "7", link: "https://blog.example/a/b/" },
		{ addresses: ["?p=7", "/a/b/"], notes: [] },
	],
	[
		"an address without a path",
		{ "wp:post_id": "7", link: "https://blog.example/?p=7" },
		{ addresses: ["?p=7"], notes: ["its old address https://blog.example/?p=7 has no path, so no redirect leads on"] },
	],
	["a draft's address", { "wp:status": "draft", link: "https://blog.example/?p=7" }, { notes: [], isPublic: false }],
	["no address", {}, { addresses: ["?p="], notes: [] }],
	[
		"the hour in UTC",
		{ "wp:post_date_gmt": "2020-01-01 22:00:00" },
		{ date: "2020-01-02", createdAt: "2020-01-01T22:00:00.000Z" },
	],
	["the local hour", { "wp:post_date_gmt": "0000-00-00 00:00:00" }, { createdAt: "2020-01-02T05:00:00.000Z" }],
	["UTC alone", { "wp:post_date": "", "wp:post_date_gmt": "2020-01-01 22:00:00" }, { date: "2020-01-01" }],
	["a slug in other letters", { "wp:post_name": "%C3%A9t%C3%A9" }, { slug: "été" }],
	["no slug", { title: " Two \n words " }, { slug: "Two words", title: "Two words", source: "Two words" }],
	["a title in HTML", { title: "A <i>b</i> &amp; c" }, { title: "A b & c" }],
	["a title with a blank at its end", { title: "A&nbsp;" }, { title: "A" }],
	["a title of marks only", { title: "<br>" }, { title: "<br>" }],
	["a plan", { "wp:status": "future" }, { isPublic: true, withheld: undefined }],
	["a private post", { "wp:status": "private" }, { isPublic: false, withheld: "it is private" }],
	["a post that waits", { "wp:status": "pending" }, { isPublic: false, withheld: "it waits for a review" }],
	["a password", { "wp:post_password": "x" }, { isPublic: false, withheld: "it has a password" }],
	["an excerpt", { "excerpt:encoded": "Short,<p>with <b>a_b</b>.</p>" }, { excerpt: "Short, with **a_b**." }],
	[
		"no excerpt, image or description",
		{},
		{ excerpt: undefined, image: undefined, description: undefined, shareImage: undefined, topics: [] },
	],
	["images", {}, { image: "https://blog.example/2.jpg?a&b" }, meta("other", "1"), meta("_thumbnail_id", "2")],
	[
		"a plugin's fields",
		{},
		{ description: "d", shareImage: "/s.png" },
		meta("_yoast_wpseo_metadesc", "d"),
		meta("_yoast_wpseo_opengraph-image", "/s.png"),
	],
	[
		"a description in entities",
		{},
		{ description: "It’s" },
		"<wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>It&#8217;s</wp:meta_value></wp:postmeta>",
	],
	[
		"topics",
		{},
		{ topics: ["Tea & co", "Mills", "Old"] },
		'<category domain="category">Uncategorized</category><category domain="post_tag">Tea &amp;amp; co</category>',
		'<category domain="category">Mills</category><category domain="category">Mills</category><category>Old</category>',
		'<category domain="post_format">Aside</category>',
	],
];

test.each(fieldsOf)("of a post of WordPress, %s is read", async (_, fields, post, ...rest) => {
	const { posts } = await wordPress([item({ title: "A", ...fields }, ...rest), ...images]);
	expect(posts).toEqual([expect.objectContaining(post)]);
});

test("of an export of WordPress, posts alone are read; what cannot be is named", async () => {
	const source = await wordPress(
		[
			item({ title: "Kept" }),
			item({ title: "Page", "wp:post_type": "page" }),
			item({ title: "Gone", "wp:status": "trash" }),
			item({ title: "Begun", "wp:status": "auto-draft" }),
			item({ title: "Empty", "content:encoded": " " }),
			item({ title: "Undated", "wp:post_date": "" }),
			item({ "wp:post_id": "8" }),
		],
		"<language>id</language><wp:base_blog_url>https://blog.example//</wp:base_blog_url><link>https://blog.example</link><wp:base_site_url>https://site.example</wp:base_site_url>",
	);
	expect(source).toEqual({
		posts: [expect.objectContaining({ title: "Kept", language: "id" })],
		unreadable: [
			{ source: "Empty", reason: "has no text" },
			{ source: "Undated", reason: "has no title or no date" },
			{ source: "post 8", reason: "has no title or no date" },
		],
		origins: ["https://blog.example", "https://site.example"],
		feeds: ["/feed"],
	});
	expect(await wordPress([], "")).toEqual({ posts: [], unreadable: [], origins: [], feeds: ["/feed"] });
});

const row = { id: 1, title: "A", published_at: "2020-01-02T03:04:05.000Z", html: "<p>Text.</p>", status: "published" };
const ghost = (data: object) => readExport("Export.JSON", JSON.stringify({ db: [{ data }] }));
const mobiledoc = (sections: unknown[], ...cards: unknown[]) => JSON.stringify({ cards, sections });
const lexical = (...children: object[]) => JSON.stringify({ root: { children } });
const html = (text: string) => ({ type: "html", html: text });

const rows: [what: string, row: object, post: object][] = [
	[
		"its address and day",
		{ slug: "a-b" },
		{ slug: "a-b", addresses: ["/a-b/"], date: "2020-01-02", createdAt: row.published_at },
	],
	["a date in milliseconds", { published_at: Date.parse(row.published_at) }, { date: "2020-01-02", createdAt: row.published_at }],
	["the day of its beginning", { published_at: 1e16, created_at: row.published_at }, { date: "2020-01-02" }],
	["the day of a draft", { published_at: null, created_at: "2019-05-06 07:08:09" }, { createdAt: "2019-05-06T07:08:09.000Z" }],
	[
		"its fields",
		{ custom_excerpt: "e", feature_image: "/f.png", meta_description: "d", twitter_image: "/t.png", locale: "id" },
		{ excerpt: "e", image: "/f.png", description: "d", shareImage: "/t.png", language: "id" },
	],
	[
		"older fields",
		{ image: "/i.png", og_image: "/o.png", language: "en" },
		{ image: "/i.png", shareImage: "/o.png", language: "en" },
	],
	["a plan", { status: "scheduled", visibility: null }, { isPublic: true }],
	["an old post for everybody", {}, { isPublic: true, withheld: undefined }],
	["a draft", { status: "draft", visibility: "public" }, { isPublic: false, withheld: undefined }],
	["a post for some", { visibility: "paid" }, { isPublic: false, withheld: "it is for paid" }],
	["HTML", { html: "<!--kg-card-begin: html--> <b>b</b> " }, { body: "**b**" }],
	["Markdown", { markdown: " *m* " }, { body: "*m*" }],
	[
		"a card of Markdown, alone",
		{
			mobiledoc: mobiledoc(
				[
					[10, 0],
					[1, "p", []],
					[1, "p", [[0, [], 0, ""]]],
				],
				["card-markdown", { markdown: "\n# M\n" }],
			),
		},
		{ body: "# M" },
	],
	[
		"a card of Markdown beside a text",
		{
			mobiledoc: mobiledoc(
				[
					[10, 0],
					[1, "p", [[0, [], 0, "t"]]],
				],
				["markdown", { markdown: "# M" }],
			),
		},
		{ body: "Text." },
	],
	[
		"the card that is shown, of two",
		{ mobiledoc: mobiledoc([[10, 1]], ["markdown", { markdown: "# M" }], ["html", { html: "<p>a</p>" }]) },
		{ body: "Text." },
	],
	["a card of another kind", { mobiledoc: mobiledoc([[10, 0]], ["html", { markdown: "# M" }]) }, { body: "Text." }],
	[
		"cards without HTML of the post",
		{
			html: null,
			mobiledoc: mobiledoc(
				[
					[10, 0],
					[10, 1],
				],
				["html", { html: "<p>a</p>" }],
				["html", { html: "<p>b</p>" }],
				["hr", {}],
			),
		},
		{ body: "a\n\nb" },
	],
	["nodes without HTML of the post", { html: "", lexical: lexical(html("<p>a</p>"), html("<p>b</p>")) }, { body: "a\n\nb" }],
];

test.each(rows)("of a post of Ghost, %s is read", async (_, fields, post) => {
	expect((await ghost({ posts: [{ ...row, ...fields }] })).posts).toEqual([expect.objectContaining(post)]);
});

test("of an export of Ghost, posts alone are read, with their tags; what cannot be is named", async () => {
	const data = {
		posts: [
			{ ...row, type: "post" },
			{ ...row, id: 2, title: "B" },
			{ ...row, type: "page" },
			{ ...row, page: 1 },
			{ ...row, page: true },
			{ ...row, title: " ", slug: "untitled" },
			{ ...row, title: null, id: 8 },
			{ ...row, title: null, id: null },
			{ ...row, title: "Undated", published_at: null },
			{ ...row, title: "Empty", html: "<!--kg-card-begin: html--> " },
			{ ...row, title: "Blank", mobiledoc: mobiledoc([[10, 0]], ["markdown", { markdown: " \n" }]) },
			{ ...row, title: "Partly", html: null, lexical: lexical({ type: "paragraph" }, html("<p>a</p>")) },
			{ ...row, title: "Damaged", html: null, mobiledoc: "{", lexical: "null" },
			null,
			"post",
		],
		posts_meta: [{ post_id: 1, meta_description: "d", title: "Another" }],
		tags: [
			{ id: "a", name: "Tea" },
			{ id: "b", name: "#hidden" },
			{ id: "c", name: "Mills" },
			{ id: "d" },
			{ id: "e", name: "First" },
		],
		posts_tags: [
			{ post_id: 1, tag_id: "a", sort_order: 2 },
			{ post_id: 1, tag_id: "c", sort_order: 1 },
			...["b", "d", "gone", "e"].map((tag_id) => ({ post_id: 1, tag_id })),
			{ post_id: 2, tag_id: "a" },
		],
	};
	const source = await ghost(data);
	expect(source).toEqual({
		posts: [
			expect.objectContaining({ source: "A", title: "A", description: "d", topics: ["First", "Mills", "Tea"] }),
			expect.objectContaining({ source: "B", slug: "B", description: undefined, topics: ["Tea"] }),
		],
		unreadable: [
			...["untitled", "8", "a post without a title", "Undated"].map((name) => ({
				source: name,
				reason: "has no title or no date",
			})),
			...["Empty", "Blank", "Partly", "Damaged"].map((name) => ({ source: name, reason: "has no text" })),
		],
		origins: ["__GHOST_URL__"],
		feeds: ["/rss"],
	});
	// Older exports have no list around their tables.
	expect((await readExport("export.json", JSON.stringify({ data }))).posts).toHaveLength(2);
});

test.each([
	["cut.json", '{"db":[{"data":{"posts":[', "is damaged or cut off: it is no complete JSON"],
	["other.json", '{"posts":1}', "is no export of Ghost (Settings → Labs → Export content)"],
	["none.json", "null", "is no export of Ghost (Settings → Labs → Export content)"],
	["empty.json", '{"db":[]}', "is no export of Ghost (Settings → Labs → Export content)"],
	["rows.json", '{"db":[{"data":{"posts":{}}}]}', "is no export of Ghost (Settings → Labs → Export content)"],
	["cut.xml", "<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>A", "is no complete XML: "],
	["other.xml", "<rss><channel><title>A feed</title></channel></rss>", "is no export of WordPress (Tools → Export → Posts)"],
	["none.xml", "<rss></rss>", "is no export of WordPress (Tools → Export → Posts)"],
	["page.xml", "<html></html>", "is no export of WordPress (Tools → Export → Posts)"],
	[
		"dtd.xml",
		'<!DOCTYPE r [<!ENTITY a SYSTEM "/etc/passwd">]><rss>&a;</rss>',
		"contains a DOCTYPE, unlike an export of WordPress",
	],
	[
		"instruction.xml",
		'<?x <![CDATA[ ?><!DOCTYPE r [<!ENTITY a "b">]><rss>&a;</rss><!-- ]]> -->',
		"contains a DOCTYPE, unlike an export of WordPress",
	],
	[
		"comment.xml",
		'<!-- <![CDATA[ --><!doctype r [<!ENTITY a "b">]><rss>&a;</rss><!-- ]]> -->',
		"contains a DOCTYPE, unlike an export of WordPress",
	],
])("%s is refused in one sentence", async (path, content, sentence) => {
	const error = await readExport(path, content).catch(({ message }: Error) => message);
	expect(error).toMatch(new RegExp(`^${path} ${sentence.replace(/[()]/g, "\\$&")}[^\\n]*\\. Nothing was imported\\.$`));
});
