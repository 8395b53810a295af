import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { asAdmin, asService, asVisitor } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a process of its own.
jest.setTimeout(300_000);

let backend: TestBackend;
let folder: string;

beforeAll(async () => {
	backend = await startBackend();
	folder = mkdtempSync(join(tmpdir(), "site-import-"));
});
afterEach(async () => {
	await asService(backend).remove("/rest/v1/essays?id=neq.none");
	await asService(backend).remove("/rest/v1/redirects?from_path=neq.none");
});
afterAll(async () => {
	await backend?.stop();
	rmSync(folder, { recursive: true, force: true });
});

function write(blog: string, files: Record<string, string>): string {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, blog, name)), { recursive: true });
		writeFileSync(join(folder, blog, name), text);
	}
	return join(folder, blog);
}
const post = (title: string, body: string, more = "") => `---\ntitle: ${title}\ndate: 2020-01-02\n${more}---\n\n${body}\n`;
const run = (...args: string[]) => runSiteCommand({ DATA_DIR: backend.dataDir }, "import", ...args);
const rows = async (path: string) => (await asService(backend).get(`/rest/v1/${path}`)).body as Record<string, string>[];
const redirects = async () => (await rows("redirects?select=*&order=from_path")).map((row) => `${row.from_path} ${row.to_path}`);

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
	program: ["a <script>x()</script> b", "a  b"],
	shortcodes: [
		'{{% img src="https://x.example/a.png" title="A" class="right" %}}\n\n{{< figure src="https://x.example/b.png" alt="B" >}}',
		'![](https://x.example/a.png "A")\n\n![B](https://x.example/b.png)',
	],
};

test("a text in Markdown arrives with its words, numbers, links and code", async () => {
	const files = Object.entries(markdown).map(([name, [written]]) => [`_posts/2020-01-02-${name}.md`, post(name, written)]);
	await run(write("markdown", Object.fromEntries(files)));
	const stored = await rows("essays?select=id,content&order=id");
	expect(Object.fromEntries(stored.map(({ id, content }) => [id, content]))).toEqual(
		Object.fromEntries(Object.entries(markdown).map(([name, [, text]]) => [name, text])),
	);
});

const html: Record<string, [written: string, stored: string]> = {
	list: [
		"<table><tr><th>h</th></tr><tr><td><ul><li>one</li><li>two</li></ul></td></tr></table>",
		"| h   |\n| --- |\n| one two |",
	],
	code: ["<table><tr><th>h</th></tr><tr><td><pre>a\nb | c</pre></td></tr></table>", "| h   |\n| --- |\n| `a b \\| c` |"],
	urls: ["<p>http://x.example/a_b_c and ~a~</p>", "<http://x.example/a_b_c> and \\~a\\~"],
	marks: ["<p><b>a</b><b>b</b> <b>c:</b>d</p>", "**ab** **c**:d"],
	ids: ['<p><a name="top"></a></p><h2 id="a_b">One</h2><h2 id="two">Two</h2>', "## One {#a_b}\n\n## Two"],
	number: ["<p>5) five</p>", "5\\) five"],
	audio: ['<audio src="https://x.example/a_b.mp3"></audio><p>t</p>', "<https://x.example/a_b.mp3>\n\nt"],
	callout: ['<div class="kg-callout-card"><div class="kg-callout-text">Wait.</div></div>', "> [!NOTE]\n> Wait."],
	bookmark: [
		'<figure class="kg-bookmark-card"><a href="https://x.example/"><div class="kg-bookmark-title">Mills</div><div class="kg-bookmark-description">A list.</div><img src="https://x.example/icon.png"></a></figure>',
		"[Mills](https://x.example/) A list.",
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
	const path = join(write("ghost", { "blog.json": JSON.stringify({ db: [{ data: { posts } }] }) }), "blog.json");
	const { output } = await run(path, "--publish");
	expect(output).toContain("stays a draft: it is for members");
	const stored = await rows("essays?select=id,content,status&order=id");
	expect(Object.fromEntries(stored.map(({ id, content }) => [id, content]))).toEqual(
		Object.fromEntries(Object.entries(html).map(([name, [, text]]) => [name, text])),
	);
	expect(stored.filter(({ status }) => status === "draft").map(({ id }) => id)).toEqual(["audio"]);
	expect(await redirects()).toContain("/list /essays/list");
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
	const { output } = await run(write("mdx", { "app/notes/lamp/page.mdx": mdx }), "--publish");
	expect(await rows("essays?select=id,title,status,topics,content")).toEqual([
		{
			id: "lamp",
			title: "A lamp",
			status: "published",
			topics: ["a", "b"],
			content: `It gives  lumen, $\\frac{1}{\\mu}$ and \`{code}\`. I \\<3 it. Write \`$$\`:

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
		},
	]);
	for (const line of [
		"line 1: import Beam",
		"line 5: {lumen} is left out",
		"line 11: <Beam angle={24} /> is left out",
		"line 17: <Steps> is left out, its text stays",
	]) {
		expect(output).toContain(line);
	}
	expect(await redirects()).toEqual(["/feed.xml /rss.xml", "/notes/lamp /essays/lamp"]);
});

const blog = {
	"_config.yml": "permalink: /:year/:month/:title/",
	"_posts/2020-01-02-one.md": post("One", "1", "redirect_from: [/old.html, /contact]\ncategory: Web Development\n"),
	"_posts/2020-01-02-two.md": post("Two", "2", "permalink: /second/\n").replace("title", "Title"),
	"_posts/2020-01-03-intro-to-node.js.md": post("Node", "3"),
	"_posts/2041-01-02-later.md": post("Later", "4").replace("2020-01-02", "2041-01-02"),
	"_posts/2020-01-02-not.md": post("Not", "5", "published: false\n"),
	"notes/other.md": post("Other", "6"),
};

test("old addresses and feeds become redirects, states stay, and a second run changes nothing", async () => {
	const path = write("jekyll", blog);
	const dry = await run(path, "--publish", "--dry-run");
	expect(dry.output).toContain("would redirect  /second to /essays/second");
	expect(dry.output).toContain("no redirect from /contact: the site has a page or file there");
	expect(dry.output).toContain("not read  notes/other.md");
	expect([await redirects(), await rows("essays?select=id")]).toEqual([[], []]);

	await run(path, "--publish");
	const all = [
		"/2020/01/intro-to-node.js /essays/intro-to-node-js",
		"/2020/01/one /essays/one",
		"/2041/01/later /essays/later",
		"/feed.xml /rss.xml",
		"/old.html /essays/one",
		"/second /essays/second",
	];
	const states = await rows("essays?select=id,status,publish_at,topics&order=id");
	expect(await redirects()).toEqual(all);
	expect(states.map(({ id, status, publish_at }) => [id, status, publish_at?.slice(0, 4)])).toEqual([
		["intro-to-node-js", "published", undefined],
		["later", "published", "2041"],
		["not", "draft", undefined],
		["one", "published", undefined],
		["second", "published", undefined],
	]);
	expect(states.find(({ id }) => id === "one")?.topics).toEqual(["Web Development"]);

	const second = await run(path, "--publish");
	expect(second.output).toContain("0 drafts were added, 5 were there already");
	expect([await redirects(), await rows("essays?select=id,status,publish_at,topics&order=id")]).toEqual([all, states]);
});

test("without redirects none is made, and a long list is in the file that the summary names", async () => {
	const files = Array.from({ length: 30 }, (_, index) => [`_posts/2020-01-02-p${index}.md`, post(`P${index}`, "x")]);
	const { output } = await run(write("many", Object.fromEntries(files)), "--no-redirects");
	expect(await redirects()).toEqual([]);
	expect(output.trim().split("\n").length).toBeLessThan(30);
	const [, path = ""] = /The whole list is in (.+)\./.exec(output) ?? [];
	expect(readFileSync(path, "utf8").match(/^added/gm)).toHaveLength(30);
	rmSync(dirname(path), { recursive: true });
});

test("a draft that is published later keeps its day", async () => {
	await run(write("later", { "posts/a.md": post("A", "x").replace("2020-01-02", "2020-01-02T10:00:00Z") }));
	await asAdmin(backend).then((admin) => admin.patch("/rest/v1/essays?id=eq.a", { status: "published" }));
	expect((await asVisitor(backend).get("/rest/v1/essays?select=id,date")).body).toEqual([
		{ id: "a", date: expect.stringMatching(/^2020-01-02/) },
	]);
});

const drawing = (inner: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#369"/>${inner}</svg>`;

test("an SVG is drawn at twice its size, without scripts and outside files; an image of another folder is found", async () => {
	const path = write("svg", {
		"posts/a/index.md": post("A", "![plan](./plan.svg)"),
		"posts/a/plan.svg": drawing('<script>x()</script><image href="secret.png" width="200" height="120"/>'),
		"posts/b/index.md": post("B", "![plan](./plan.svg)"),
	});
	const { output } = await run(path);
	expect(output).toContain("the image ./plan.svg is drawn without <script>, <image> of secret.png");
	const stored = await rows("essays?select=content&order=id");
	expect(stored.map(({ content = "" }) => content.endsWith("-400x240.png)"))).toEqual([true, true]);
});
