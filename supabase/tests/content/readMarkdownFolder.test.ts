import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readMarkdownFolder } from "../../commands/content/sources/readMarkdownFolder.ts";
import { openSourceFolder } from "../../commands/content/sources/SourceFolder.ts";

type Data = Record<string, unknown>;

/** The files of a blog by path: their front matter in JSON, which is YAML as well, or their whole text. */
type Files = Record<string, Data | string>;

let root: string;

beforeEach(() => {
	root = join(mkdtempSync(join(tmpdir(), "site-markdown-")), "blog");
	mkdirSync(root);
});
afterEach(() => rmSync(dirname(root), { recursive: true }));

const dated = { title: "A", date: "2020-01-02" };
const toText = (data: Data, body = "Text.") => `---\n${JSON.stringify(data)}\n---\n\n${body}\n`;

async function read(files: Files, only?: string) {
	for (const [path, file] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), typeof file === "string" ? file : toText(file));
	}
	return readMarkdownFolder(await openSourceFolder(root), only);
}

const readPaths = (paths: readonly string[]) => read(Object.fromEntries(paths.map((path) => [path, dated])));

const postOf = async (path: string, file: Data | string) => {
	const { posts, unreadable } = await read({ [path]: file });
	return posts[0] ?? unreadable[0]?.reason;
};

const places: [what: string, posts: string[], others: string[], passedOver?: string[]][] = [
	["Jekyll", ["_drafts/c.md", "_posts/a.md", "x/_posts/b.md"], ["about.md", "content/posts/d.md", "my_posts/e.md"]],
	["Astro", ["src/content/a.md"], ["content/posts/c.md", "x/src/content/b.md"]],
	["Hugo", ["content/post/a.md", "content/posts/b.md"], ["content/c.md", "x/content/posts/d.md"]],
	["a folder content", ["content/a.md"], ["posts/c.md", "x/content/b.md"]],
	["a folder posts", ["posts/a.md", "src/posts/b.md"], ["notes/d.md", "x/posts/c.md"]],
	["no such folder", ["a.md", "x/posts/b.md"], []],
	["three other files in a folder", ["posts/a.md"], ["docs/1.md", "docs/2.md", "docs/3.md"]],
	[
		"four other files in a folder",
		["posts/a.md"],
		["docs/1.md", "docs/2.md", "docs/3.md", "docs/4.md", "docs/x/5.md"],
		["docs: 4 Markdown files; name this folder to import them", "docs/x/5.md"],
	],
];

test.each(places)("of a blog with %s, the files of its place for posts are read and the others are named", async (...row) => {
	const [, posts, others, passedOver = others] = row;
	const source = await readPaths([...posts, ...others]);
	expect(source).toEqual(expect.objectContaining({ passedOver, unreadable: [], origins: [] }));
	expect(source.posts.map(({ path }) => path)).toEqual(posts);
});

test("lists of posts, the files that explain a repository and other texts are no posts", async () => {
	const posts = [
		"y/_index.md/a.md",
		"_index.mdx",
		"a.MARKDOWN",
		"a.md",
		"a.mdx",
		"my_index.md",
		"y/readme.md/a.md",
		"readme.mdx",
		"x/readme.old.md",
	];
	const html = ["_posts/ab.html", "x/_posts/b.html"];
	const others = [
		"_index.en.md",
		"_index.md",
		"x/_index.md",
		"README.md",
		"x/claude.md",
		"a.md.txt",
		"page.html",
		"my_posts/a.html",
	];
	expect((await readPaths([...posts, ...others])).posts.map(({ path }) => path)).toEqual(posts.toSorted());
	expect((await readPaths([...html, "_posts/a.html.txt"])).posts.map(({ path }) => path)).toEqual(html);
});

test("a single file is read alone, if it is within its folder", async () => {
	const source = await read({ "a.md": dated, "b.md": dated, "posts/c.md": dated, "../outside.md": dated }, "a.md");
	expect(source).toEqual(
		expect.objectContaining({ posts: [expect.objectContaining({ path: "a.md" })], unreadable: [], passedOver: [] }),
	);
	symlinkSync("../outside.md", join(root, "out.md"));
	const reason = "is a link that leads out of its folder";
	expect((await read({}, "out.md")).unreadable).toEqual([{ source: "out.md", reason }]);
});

test("a file that cannot be read and a link are named beside the posts", async () => {
	symlinkSync("a.md", join(root, "link.md"));
	const { posts, unreadable } = await read({ "a.md": dated, "b.md": "Text." });
	expect(posts).toHaveLength(1);
	expect(unreadable).toEqual([
		{ source: "link.md", reason: "is a link, which is not followed" },
		{ source: "b.md", reason: "has no front matter" },
	]);
});

/** The names and languages of the posts of some files. */
const names: Record<string, Record<string, [slug: string, language?: string]>> = {
	"the site's languages": { "a.en.md": ["a", "en"], "b.id.md": ["b", "id"], "c.ideas.md": ["c.ideas"], "d.fr.md": ["d.fr"] },
	"translations of one name": { "a.fr.md": ["a", "fr"], "a.md": ["a"], "b.fr.md": ["b.fr"] },
	"translations without a main text": { "a.de.md": ["a", "de"], "a.pt-br.md": ["a", "pt"] },
	"endings that are no languages": { "node.js.id.md": ["node.js", "id"], "node.js.md": ["node.js"] },
	"folders with dots": { "v1.2/a.fr.md": ["a", "fr"], "v1.2/a.md": ["a"] },
	"folders of languages": { "en/a.md": ["a", "en"], "id/a.en.md": ["a", "en"], "ideas/b.md": ["b"], "x/id/a.md": ["a", "id"] },
	bundles: { "index.md": ["index"], "x/index.id.md": ["x", "id"], "x/indexes.md": ["indexes"], "y/page.mdx": ["y"] },
	days: { "2020-01-02-a.id.md": ["a", "id"], "2020-01-02-b/index.md": ["b"], "2020-01-02.md": ["2020-01-02"] },
	"days within a name": { "on-2020-01-02-a.md": ["on-2020-01-02-a"] },
};

test.each(Object.entries(names))("files with %s have their posts' names and languages", async (_, expected) => {
	const { posts } = await readPaths(Object.keys(expected));
	expect(Object.fromEntries(posts.map(({ path, slug, language }) => [path, language ? [slug, language] : [slug]]))).toEqual(
		expected,
	);
});

test.each([
	[["a.en.md", "a.id.md", "a.md"], "one text"],
	[["en/a.md", "id/a.md"], "one text"],
	[["posts/en/a.md", "posts/id/a.md"], "one text"],
	[["en/posts/a.md", "id/posts/a.md"], "one text"],
	[["x/index.en.md", "x/index.id.md"], "one text"],
	[["a.md", "id/a.md"], "one text"],
	[["posts/a.md", "posts/id/a.md"], "one text"],
	[["x/a.md", "y/a.md"], "two texts"],
	[["ideas/a.md", "eas/a.md"], "two texts"],
	[["a.md", "b.md"], "two texts"],
])("the files %j have %s", async (paths, count) => {
	const { posts } = await readPaths(paths);
	expect(posts.map(({ translationKey }) => translationKey)).toEqual(paths.map(() => expect.any(String)));
	expect(new Set(posts.map(({ translationKey }) => translationKey)).size).toBe(count === "one text" ? 1 : 2);
});

const fields: [what: string, path: string, data: Data, post: object][] = [
	["no more than a title and a day", "a.md", {}, { folder: "", sections: [], topics: [], notes: [], createdAt: undefined }],
	["the day of its name", "2020-03-04-a.md", { date: undefined }, { date: "2020-03-04" }],
	["its own day, not its name's", "2020-03-04-a.md", {}, { date: "2020-01-02" }],
	["the first date that is one", "a.md", { date: "soon", published: true, createdAt: "2020-05-06" }, { date: "2020-05-06" }],
	["Hugo's date", "a.md", { date: undefined, publishDate: "2020-05-06" }, { date: "2020-05-06" }],
	["a time", "a.md", { date: "2020-01-02T03:04:05Z" }, { date: "2020-01-02", createdAt: "2020-01-02T03:04:05.000Z" }],
	["folders and categories", "x/y/a.md", { categories: ["b"], category: "c" }, { folder: "x/y", sections: ["x", "y", "b", "c"] }],
	["a category at the root", "a.md", { category: "c" }, { sections: ["c"], topics: ["c"] }],
	["topics", "a.md", { tags: ["t"], category: ["c", "d"], tag: ["e"] }, { topics: ["t", "c", "d", "e"] }],
	["a single topic", "a.md", { topics: "t", categories: "c", category: "d e", tag: "f g" }, { topics: ["t", "c", "d e", "f g"] }],
	["topics of all posts", "a.md", { tags: ["all", "posts"] }, { topics: ["all", "posts"] }],
	["its language", "a.id.md", { lang: "fr", translationKey: "k" }, { language: "fr", translationKey: "k" }],
	["a featured image", "a.md", { image: "/i.png", thumbnail: "/t.png" }, { image: "/i.png" }],
	["a smaller image", "a.md", { thumbnail: "/t.png" }, { image: "/t.png" }],
	["an entity of another tool", "a.md", { entity: "pages" }, { entity: "essays", slug: "a", isPublic: true }],
];

test.each(fields)("a post has %s", async (_, path, data, post) => {
	expect(await postOf(path, { ...dated, ...data })).toEqual(expect.objectContaining(post));
});

test("Eleventy's collections of all posts are no topics", async () => {
	const tags = ["all", "post", "posts", "postcards", "blog-posts", "all-day", "tea"];
	const { posts } = await read({ "a.md": { ...dated, tags }, ".eleventy.js": "" });
	expect(posts.map(({ topics }) => topics)).toStrictEqual([["postcards", "blog-posts", "all-day", "tea"]]);
});

test.each([
	[{ slug: "kettle" }, "kettle"],
	[{ slug: "/x/kettle/", permalink: "/y" }, "kettle"],
	[{ permalink: "/x/y/kettle" }, "kettle"],
	[{ url: "/x/kettle//" }, "kettle"],
	[{ url: "/x/kettle/index.html" }, "kettle"],
	[{ url: "/x/kettle/index.htm" }, "kettle"],
	[{ url: "/x/kettle.html" }, "kettle"],
	[{ url: "/x/kettle.htm" }, "kettle"],
	[{ url: "/x/kettle.html-guide" }, "kettle.html-guide"],
	[{ url: "/" }, "tea"],
	[{ permalink: "/:year/:title" }, "tea"],
	[{ permalink: "/{{ page.fileSlug }}" }, "tea"],
	[{}, "tea"],
])("with %j, a post's name is %s", async (data, slug) => {
	expect(await postOf("tea.md", { ...dated, ...data })).toEqual(expect.objectContaining({ slug }));
});

test("a post's own addresses are kept; one that only the tool can work out is named", async () => {
	const data = { ...dated, permalink: "/:series/tea", aliases: ["/old"] };
	expect(await postOf("tea.md", data)).toEqual(
		expect.objectContaining({
			addresses: ["/old"],
			notes: ["its old address /:series/tea is left out: only the tool can work it out"],
		}),
	);
});

test.each([
	[false, "_drafts/a.md", {}],
	[false, "x/_drafts/a.md", {}],
	[false, "a.md", { draft: true }],
	[false, "a.md", { published: false }],
	[false, "a.md", { status: "Private" }],
	[false, "a.md", { status: "draft" }],
	[true, "a.md", { draft: false, published: true, status: "published" }],
	[true, "a.md", { status: "drafted" }],
	[true, "a.md", { status: "no draft" }],
	[true, "a.md", {}],
])("isPublic is %s for %s with %j", async (isPublic, path, data) => {
	expect(await postOf(path, { ...dated, ...data })).toEqual(expect.objectContaining({ isPublic }));
});

test("a draft without a date has today's", async () => {
	const today = () => new Date().toISOString().slice(0, 10);
	const before = today();
	const post = await postOf("a.md", { title: "A", draft: true });
	expect(post).toEqual(expect.objectContaining({ createdAt: undefined }));
	expect([before, today()]).toContain((post as { date: string }).date);
});

const own = { ...dated, entity: "essays" };
const tag = "{% gallery %}{% endgallery %}";
const meta = (title: string) => `export const meta = { date: "2020-01-02", size: now(), title: ${title} }\n\n`;

test.each([
	["a page", "a.md", { title: "A" }, "has no date, so it is a page and not a post"],
	["a text without a title", "a.md", { date: "2020-01-02" }, "its front matter has no title"],
	["MDX without a title", "a.mdx", "Text.", "its front matter has no title"],
	["a computed title", "a.mdx", `${meta("make()")}Text.`, "line 1: the title of the metadata is computed, which is not run"],
	["a text of blanks", "a.md", toText(dated, " \n "), "has no text"],
	["a text of a tag", "a.md", toText(dated, tag), "has no text; line 5: {% gallery %} is left out, its text stays"],
	["an export without a title", "a.md", { ...own, title: undefined }, "its front matter has no title or no date"],
	["an export without a date", "a.md", { ...own, date: undefined }, "its front matter has no title or no date"],
])("%s is left out with a reason", async (_, path, file, reason) => {
	expect(await postOf(path, file)).toBe(reason);
});

test("MDX and HTML arrive as Markdown beside Markdown, with notes", async () => {
	const html = toText(dated, "<p>a <b>b</b></p>");
	const { posts } = await read({
		"_posts/a.html": html,
		"_posts/b.mdx": `${meta('"B"')}Text {c}.`,
		"_posts/c.md": toText(dated, "<b>{c}</b>"),
	});
	expect(posts.map(({ title, body, notes }) => [title, body.trim(), ...notes])).toEqual([
		["A", "a **b**"],
		["B", "Text .", "line 1: the size of the metadata is computed, which is not run", "line 3: {c} is left out"],
		["A", "<b>{c}</b>"],
	]);
});

test.each([
	[
		"an essay",
		"essays/a.md",
		{ ...own, id: "tea", status: "published", aliases: ["/old"], draft: false, search_text: "a" },
		{
			source: "essays/a.md",
			path: "essays/a.md",
			entity: "essays",
			folder: "essays",
			title: "A",
			slug: "tea",
			date: "2020-01-02",
			body: "Text.",
			topics: [],
			addresses: ["/old"],
			sections: [],
			notes: [],
			isPublic: true,
			columns: { ...dated, id: "tea", status: "published" },
		},
	],
	[
		"a project",
		"a.md",
		{ entity: "projects", title: "A", created_at: "2020-01-02T03:04:05Z", status: "draft" },
		expect.objectContaining({ entity: "projects", slug: "a", date: "2020-01-02", isPublic: false, addresses: [] }),
	],
])("of this site's export, %s is read with its columns", async (_, path, data, post) => {
	expect(await postOf(path, data)).toEqual(post);
});
