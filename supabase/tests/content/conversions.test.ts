import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSource } from "../../commands/content/sources/readSource.ts";
import { toMarkdown } from "../../commands/content/toMarkdown.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-import-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a blog, and reads a folder or file of it. */
async function read(files: Record<string, string>, subject = "") {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const { source } = await readSource(join(folder, subject));
	return source;
}

async function texts(files: Record<string, string>, subject?: string) {
	const { posts } = await read(files, subject);
	return Object.fromEntries(
		await Promise.all(posts.map(async (post) => [post.slug, (await toMarkdown(post)).text.trim()] as const)),
	);
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

/** A post's text, and the text that the site gets. */
const markdown: Record<string, [written: string, stored: string]> = {
	ruby: [fence("ruby", "h = {:a => 1}"), fence("ruby", "h = {:a => 1}")],
	elixir: [
		"`{:ok, pid}` and\n\n" + fence("elixir", "{:ok, pid} = start()"),
		"`{:ok, pid}` and\n\n" + fence("elixir", "{:ok, pid} = start()"),
	],
	liquid: [
		fence("liquid", "{% raw %}{{ page.title }}{% endraw %}") + "\n\nMore.",
		fence("liquid", "{{ page.title }}") + "\n\nMore.",
	],
	highlight: [
		"{% highlight html linenos %}\n{{ site.baseurl }}\n```\n{% endhighlight %}",
		"````html\n{{ site.baseurl }}\n```\n````",
	],
	attributes: ["![a](https://x.example/a.png){: .wide }", "![a](https://x.example/a.png)"],
	cell: ["| a | b |\n|---|---|\n| one<br>two | <b>c</b> |", "| a | b |\n|---|---|\n| one two | **c** |"],
	lines: ["One<br>\ntwo<br/>- three<br>\n\nNext.", "One\\\ntwo\\\n\\- three\n\nNext."],
	heading: ["## Title<br>below", "## Title below"],
	blanks: ["A <b>bold </b>word, <i> it</i> is, <b></b>none.", "A **bold** word,  *it* is, none."],
	scripts: ["10<sup>6</sup>, H<sub>2</sub>O, 1<sup>st</sup>, e<sup>-x/2</sup>", "10⁶, H₂O, 1st, e^(-x/2)"],
	anchors: ['[down](#old)\n\n<a name="old"></a>\n\n## A new head', "[down](#old)\n\n\n\n## A new head {#old}"],
	ids: [
		'## One <a id="first_one"></a>\n\n<a id="x"></a>Text.\n\n<h2 id="b_c">Two</h2>\n\n[a](#x) [b](#one)',
		"## One {#first_one}\n\nText.\n\n## Two {#b_c}\n\n[a](#first_one) [b](#first_one)",
	],
	slugs: [
		"## 2. Set up\n\n## Own {#mine}\n\n[a](#set-up) [b](#mine)",
		"## 2. Set up {#set-up}\n\n## Own {#mine}\n\n[a](#set-up) [b](#mine)",
	],
	split: ["<ul>\n\n<li>one</li>\n\n<li>two</li>\n\n</ul>", "- one\n- two"],
	later: ["Text.\n\n<ul>\n\n<li>one</li>\n\n</ul>", "Text.\n\n- one"],
	inner: ["<ul>\n\n<li>a\n\n<ul>\n\n<li>b</li>\n\n</ul>\n\n</li>\n\n</ul>", "- a\n  - b"],
	telephone: ["<table>\n<tr><td>\n\n[call](tel:+62)\n\n</td></tr>\n</table>", "[call](tel:+62)"],
	open: [
		"a <code>b\n\nc</code> d\n\n| e <kbd>f | g</kbd> |\n|---|---|\n| <kbd>h</kbd> | i |",
		"a b\n\nc d\n\n| e f | g |\n|---|---|\n| `h` | i |",
	],
	program: ["a <script>x()</script> b", "a  b"],
	removed: ["<!-- note -->\n\nBefore.\n\n<script>x()</script>\n\n\n\nAfter <!-- it -->.", "Before.\n\nAfter ."],
	cells: [
		'| a <img src="https://x.example/a.png" alt="p&#124;q"> | b |\n|---|---|\n| c<br>d | <hr> |',
		"| a ![p\\|q](https://x.example/a.png) | b |\n|---|---|\n| c d | --- |",
	],
	rows: [
		"<table>\n<tr><td>\n\n**a** | b\n\n</td></tr>\n<tr><td>c</td></tr>\n</table>\n\nText.",
		"|     |\n| --- |\n| **a** \\| b |\n| c   |\n\nText.",
	],
	tables: [
		"<table><tr><th>a</th></tr>\n\n<tr><td>\n\n~~1~~\n\n</td></tr></table>\n\nText <b>b</b>.\n\n<table><tr><th>b</th></tr>\n\n<tr><td>2</td></tr></table>",
		"| a   |\n| --- |\n| ~~1~~ |\n\nText **b**.\n\n| b   |\n| --- |\n| 2   |",
	],
	lists: ["<UL>\n<li>a\n\n<ul >\n<li>b</li>\n</ul>\n\n</li>\n</UL>\n\nText.", "- a\n  - b\n\nText."],
	unclosed: ["<ul>\n<li>a\n\n- b\n\nText.", "- a\n\n- b\n\nText."],
	inside: [
		"> <div>a <b>b</b></div>\n> <div>c</div>\n\n- <div>in\n  a list</div>\n\n  <ul>\n\n  <li>d</li></ul>\n- other",
		"> a **b**\n> \n> c\n\n- in a list\n\n    - d\n- other",
	],
	keys: [
		"A <code>a *b*</code>, <KBD>E<b>s</b>c</KBD>, <tt>t\nu</tt>, <codex>c</codex> and <samp>v.\n\n> <code>one\n> two</code>\n\n> > <code>a\n> > b</code>",
		"A `a *b*`, `Esc`, `t u`, c and v.\n\n> `one two`\n\n> > `a b`",
	],
	inline: [
		'See <iframe src="https://x.example/v_1"></iframe>, <video src="clip.mp4"></video> and <audio></audio>.<style>b {}</style>',
		"See <https://x.example/v_1>, [clip.mp4](clip.mp4) and .",
	],
	formula: ["x<sup>*n*</sup>, y<sub>1</sub>, z<sup>2 and on", "x*n*, y₁, z2 and on"],
	marks: [
		"<b>open\n\nclosed</b> <b>b <i>c</b> d</i> <b>e <b>f</b> g</b> <s>h</s> <strike>i</strike>",
		"open\n\nclosed **b c** d **e **f** g** ~~h~~ ~~i~~",
	],
	empty: ['A <b></b>b <b> </b>c <b>  d \n</b>e <a href="/x"></a>f <span>g</span>', "A b c   **d** \ne f g"],
	breaks: [
		"<br>a<br>1. b<br>12) c<br>- d<br>+ e<br>* f<br># g<br>###### h<br>####### i<br>> j<br>-k<br>1234567890. l<br>   m<br>\n> n<br>\n>\n> <em>o<br></em>\n\n- p<br>\n- q<br>--- \n  r<br>=",
		"a\\\n1\\. b\\\n12\\) c\\\n\\- d\\\n\\+ e\\\n\\* f\\\n\\# g\\\n\\###### h\\\n####### i\\\n\\> j\\\n-k\\\n1234567890. l\\\nm\n> n\n>\n> *o*\n\n- p\n- q\\\n\\--- \n  r\\\n\\=",
	],
	shortcodes: [
		'{{% img src="https://x.example/a.png" title="A" class="right" %}}\n\n{{< figure src="https://x.example/b.png" alt="B" >}}',
		'![](https://x.example/a.png "A")\n\n![B](https://x.example/b.png)',
	],
};

test("a text in Markdown arrives with its words, numbers, links and code", async () => {
	const files = Object.entries(markdown).map(([name, [written]]) => [
		`_posts/2020-01-02-${name}.md`,
		`---\ntitle: ${name}\n---\n\n${written}\n`,
	]);
	expect(await texts(Object.fromEntries(files))).toEqual(
		Object.fromEntries(Object.entries(markdown).map(([name, [, text]]) => [name, text])),
	);
});

test("a text of the site's own export keeps its HTML, so that it stays the same", async () => {
	const body = '<a name="old"></a>\n\n## A <b>head</b>\n';
	expect((await toMarkdown({ body, columns: {} })).text).toBe(body);
});

const html: Record<string, [written: string, stored: string]> = {
	list: [
		"<table><tr><th>h</th></tr><tr><td><ul><li>one</li><li>two</li></ul></td></tr></table>",
		"| h   |\n| --- |\n| one two |",
	],
	code: ["<table><tr><th>h</th></tr><tr><td><pre>\n a\n  b | c\n</pre></td></tr></table>", "| h   |\n| --- |\n| `a b \\| c` |"],
	urls: ["<p>http://x.example/a_b_c and ~a~</p>", "<http://x.example/a_b_c> and \\~a\\~"],
	marks: ["<p><b>a</b><b>b</b> <s>c</s><strike>d</strike><del>e</del></p>", "**ab** ~~cde~~"],
	nested: [
		'<p><strong>a <b>b</b></strong> <em>c <i>d</i></em> <b><i><b>e</b></i></b> <b></b>f<b> <img src="/f.png"></b><i> </i>g</p>',
		"**a b** *c d* ***e*** f **![](/f.png)** g",
	],
	punctuation: [
		'<p><b>a:</b>b <b>c!?</b>𝒜 𝒜<b>:d</b> e<b>!</b>f <b>g:</b><i>h</i> <i>i</i><b>:j</b> <b><img src="/k.png">!</b>l (<b>(m)</b>) m<b>(n)</b> <b>n:</b><code>o</code> <b>o:</b><!-- -->p <b>p, q.</b> r</p>',
		"**a**:b **c**!?𝒜 𝒜:**d** e!f **g**:*h* *i*:**j** **![](/k.png)**!l (**(m)**) m(**n)** **n:**`o` **o**:p **p, q.** r",
	],
	addresses: [
		"<p>WWW.x.example, (www.y.example) xhttps://no.example https:// www. https://x.example/é_ü? <code>https://x.example/</code> www.http.example</p>",
		"[WWW.x.example](http://WWW.x.example), ([www.y.example](http://www.y.example)) xhttps://no.example https:// www. <https://x.example/é_ü>? `https://x.example/` [www.http.example](http://www.http.example)",
	],
	gone: [
		"<form>no</form><button>no</button><p>x<sup>2</sup>, 1<sup><b>st</b></sup></p><template>no</template><svg><text>no</text></svg>",
		"x², 1**st**",
	],
	ids: ['<p><a name="top"></a></p><h2 id="a_b">One</h2><h2 id="two"> Two </h2>', "## One {#a_b}\n\n## Two"],
	letters: ['<h2 id="über-1.b:c">One</h2><h2 id="क्ष">Two</h2>', "## One {#über-1.b:c}\n\n## Two {#क्ष}"],
	refused: ['<h2 id="a b">One</h2><h2 id="{c">Two</h2><h2 id="d)">Three</h2>', "## One\n\n## Two\n\n## Three"],
	before: [
		'<p> <a name="a"></a> </p><h2>One</h2><p id="b">Text.</p><h2>Two</h2><p id="c"><img src="/c.png"></p><h2>Three</h2><hr id="d"><h2>Four</h2><a name="e"></a><h2>Five</h2>',
		"## One {#a}\n\nText.\n\n## Two\n\n![](/c.png)\n\n## Three\n\n---\n\n## Four\n\n## Five {#e}",
	],
	links: [
		'<a href="/a"><div>One</div><p>two <b>x</b></p></a><a href="/b"><figure><img src="/b.png"><figcaption>B</figcaption></figure></a><p>See <a href="/c"><b>c</b> d</a></p><a name="e"><h2>E</h2></a>',
		"[One two **x**](/a)\n\n [![](/b.png) B](/b) \n\nSee [**c** d](/c)\n\n## E",
	],
	number: ["<p>5) five</p>", "5\\) five"],
	frame: ["<table><tr><td><ul><li>a</li><li>b</li></ul></td></tr></table>", "- a\n- b"],
	keys: [
		'<p><code>a <b>b</b><br>c <a href="/d">d</a></code> <code><a href="/e"><i>e()</i></a></code> <code><a>f</a></code></p><pre>g\n<b>h</b></pre>',
		"`a b c` [`d`](/d) [`e()`](/e) `f`\n\n```\ng\nh\n```",
	],
	audio: ['<audio src="https://x.example/a_b.mp3"></audio><p>t</p>', "<https://x.example/a_b.mp3>\n\nt"],
	players: [
		'<iframe src="//x.example/v/1"></iframe><video><source src="media/clip.mp4"></video><audio data-src="./a.mp3"></audio><embed src="http://x.example/a_b"><iframe src="about:blank"></iframe><iframe src="javascript:x(\'https://y.example/\')"></iframe><video></video><p>t</p>',
		"<https://x.example/v/1>\n\n[clip.mp4](media/clip.mp4)\n\n[a.mp3](./a.mp3)\n\n<http://x.example/a_b>\n\nt",
	],
	embeds: [
		'<div class="wp-block-embed__wrapper">\nhttp://x.example/a_\n</div><div class="wp-block-embed__wrapper">https://x.example/b_</div><div class="wp-block-embed__wrapper">See https://x.example/c</div><div class="wp-block-embed__wrapper">https://x.example/d now</div><div class="wp-block-embed__wrapper"><a href="/b">b</a></div>',
		"<http://x.example/a_>\n\n<https://x.example/b_>\n\nSee <https://x.example/c>\n\n<https://x.example/d> now\n\n[b](/b)",
	],
	callout: ['<div class="kg-callout-card"><div class="kg-callout-text">Wait.</div></div>', "> [!NOTE]\n> Wait."],
	bookmark: [
		'<figure class="kg-bookmark-card"><a href="https://x.example/"><div class="kg-bookmark-title">Mills</div><div class="kg-bookmark-description">A list.</div><img src="https://x.example/icon.png"></a></figure>',
		"[Mills](https://x.example/) A list.",
	],
	bookmarks: [
		'<figure class="kg-bookmark-card"><a href="https://x.example/"><div class="kg-bookmark-title"> </div></a><figcaption> Seen. </figcaption></figure><figure class="kg-bookmark-card"><div class="kg-bookmark-title">Mills</div></figure><p>t</p>',
		"<https://x.example/> Seen.\n\nMills\n\nt",
	],
};

test("HTML of an export arrives with its words and links, and posts for members stay drafts", async () => {
	const posts = Object.entries(html).map(([name, [written]], index) => ({
		id: String(index),
		title: name,
		slug: name,
		html: written,
		status: "published",
		visibility: name === "audio" ? "members" : "public",
		published_at: "2020-01-02T03:04:05.000Z",
	}));
	const files = { "blog.json": JSON.stringify({ db: [{ data: { posts } }] }) };
	expect(await texts(files, "blog.json")).toEqual(
		Object.fromEntries(Object.entries(html).map(([name, [, text]]) => [name, text])),
	);
	const source = await read(files, "blog.json");
	expect(source.posts.filter(({ withheld }) => withheld).map(({ slug, withheld }) => [slug, withheld])).toEqual([
		["audio", "it is for members"],
	]);
	expect(source.posts.find(({ slug }) => slug === "list")?.addresses).toEqual(["/list/"]);
});

const mdx = `import Beam from './Beam'

export const metadata = { title: 'A lamp', date: "2020-10-17", tags: ['a', 'b',], /* none */ rating: 4 }

It gives {lumen} lumen, $\\frac{1}{\\mu}$ and \`{code}\`. I <3 it. Write \`$$\`:

$$
x_{i} = \\sum^{n}
$$

<Beam angle={24} />

<Note>
  Carry a **second** wick.
</Note>

<Steps>

    Trim it.

</Steps>

See <a href="https://x.example/">it</a>.<br/>Below.

<YouTube id="Qw7_lAmP-01" />

## Repairs {#repairs}

\`\`\`tsx
import Beam from './Beam'


<Beam />
\`\`\`
`;

test("MDX arrives as Markdown; everything that went is named with its line", async () => {
	const files = { "app/notes/lamp/page.mdx": mdx };
	const { posts, feeds } = await read(files);
	expect(feeds).toEqual(["/feed.xml"]);
	const metadata = { slug: "lamp", title: "A lamp", topics: ["a", "b"], isPublic: true, addresses: ["/notes/lamp"] };
	expect(posts).toEqual([expect.objectContaining(metadata)]);
	expect(posts[0]?.notes).toEqual([
		"line 1: import Beam from './Beam' is left out",
		"line 5: {lumen} is left out",
		"line 5: {1} stays as text",
		"line 5: {\\mu} stays as text",
		"line 11: <Beam angle={24} /> is left out",
		"line 17: <Steps> is left out, its text stays",
	]);
	expect(await texts(files)).toEqual({
		lamp: `It gives  lumen, $\\frac{1}{\\mu}$ and \`{code}\`. I \\<3 it. Write \`$$\`:

$$
x_{i} = \\sum^{n}
$$

> [!NOTE]
> Carry a **second** wick.

Trim it.

See [it](<https://x.example/>).\\
Below.

<https://www.youtube.com/watch?v=Qw7_lAmP-01>

## Repairs {#repairs}

\`\`\`tsx
import Beam from './Beam'


<Beam />
\`\`\``,
	});
});

const post = "---\ntitle: A\ndate: 2020-01-02\n---\n\nText.\n";

type Blog = [what: string, files: Record<string, string>, addresses: string[], feeds: string[]];

const blogs: Blog[] = [
	["Astro", { "astro.config.mjs": "", "src/content/blog/a.md": post }, ["/blog/a"], []],
	["Gatsby", { "gatsby-config.ts": "", "content/blog/a.md": post }, ["/a"], []],
	[
		"Eleventy, with the data of folders",
		{
			".eleventy.js": "",
			"posts/posts.json": '{ "permalink": "/writing/{{ page.fileSlug }}/" }',
			"posts/a.md": post,
			"posts/old/b.md": post,
			"posts/new/new.json": '{ "permalink": "/new/{{ page.fileSlug }}/" }',
			"posts/new/c.md": post,
		},
		["/writing/a/", "/new/c/", "/writing/b/"],
		["/feed.xml", "/feed/feed.xml"],
	],
	["Next", { "next.config.js": "", "posts/a.md": post }, ["/posts/a"], ["/feed.xml"]],
	[
		"a package of Next",
		{ "package.json": '{ "dependencies": { "next": "15" } }', "posts/a.md": post },
		["/posts/a"],
		["/feed.xml"],
	],
	[
		"Contentlayer",
		{ "package.json": '{ "devDependencies": { "next": "15" } }', "data/blog/a.mdx": post },
		["/blog/a"],
		["/feed.xml"],
	],
	["a folder of Contentlayer", { "data/blog/a.mdx": post }, ["/blog/a"], ["/feed.xml"]],
	[
		"Hugo",
		{ "hugo.toml": '[permalinks]\nposts = "/:year/:filename/"', "content/posts/a.md": post },
		["/2020/a/"],
		["/index.xml"],
	],
	[
		"Hugo's older file",
		{ "config.yaml": "baseURL: https://x.example/", "content/posts/a.md": post },
		["/posts/a"],
		["/index.xml"],
	],
	["a damaged file of Hugo", { "config.toml": "title = \n[", "content/posts/a.md": post }, ["/posts/a"], ["/index.xml"]],
	["another tool's file", { "config.toml": "port = 80", "content/posts/a.md": post }, ["/posts/a"], []],
	["Hexo", { "_config.yml": "permalink: :title.html", "source/_posts/a.md": post }, ["/a.html"], ["/atom.xml"]],
	["Jekyll", { "_config.yml": "permalink: none", "_posts/2020-01-02-a.md": post }, ["/a.html"], ["/feed.xml"]],
	["a folder of Jekyll", { "_posts/2020-01-02-a.md": post }, ["/2020/01/02/a.html"], ["/feed.xml"]],
	["no tool", { "notes/a.md": post }, [], []],
];

test.each(blogs)("the old addresses and feeds of %s are found by its files", async (_what, files, addresses, feeds) => {
	const source = await read(files);
	expect(source.posts.flatMap((one) => one.addresses)).toEqual(addresses);
	expect(source.feeds).toEqual(feeds);
});
