import { once } from "node:events";
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { copyBlog, makeImage } from "../../testing/blogs/copyBlog.ts";
import { asService, asVisitor } from "../../testing/createCaller.ts";
import { startForwarder } from "../../testing/hosted/startForwarder.ts";
import { inheritedVariables, runNode, runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a separate process.
jest.setTimeout(300_000);

let backend: TestBackend;
const folders: string[] = [];

beforeAll(async () => {
	backend = await startBackend();
});
afterEach(async () => {
	await asService(backend).remove("/rest/v1/essays?id=neq.none");
});
afterAll(async () => {
	await backend?.stop();
	for (const folder of folders) {
		rmSync(dirname(folder), { recursive: true, force: true });
	}
});

async function blog(kind: string, images?: Record<string, number>): Promise<string> {
	const folder = await copyBlog(kind, images);
	folders.push(folder);
	return folder;
}

const run = (...args: string[]) => runSiteCommand({ DATA_DIR: backend.dataDir }, "import", ...args);
const essays = async () => (await asService(backend).get("/rest/v1/essays?select=*&order=id")).body;
const essay = async (id: string) => (await essays()).find((row: { id: string }) => row.id === id);
const files = () => {
	const folder = join(backend.dataDir, "files");
	return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
};
const summary = (output: string) => output.split("\n").find((line) => /draft/.test(line) && /already/.test(line));

const stored = (width: number) =>
	new RegExp(`^/storage/v1/object/public/essay-images/\\d+-[0-9a-f]{32}-${width}x${Math.ceil(width / 2)}(-640)?(-1280)?\\.png$`);

test("a Jekyll blog is imported as drafts with its dates, images, links and code", async () => {
	const folder = await blog("jekyll", { "assets/first.png": 40, "assets/rake.png": 700 });
	const { code, output } = await run(folder);
	expect(output).toContain("left out  _posts/2020-05-07-broken.md: its front matter cannot be read: ");
	expect(output).toContain("left out: the image /assets/gone.png is not in the folder");
	expect(output).toContain("{% include note.html %} stays as text");
	expect(output).toContain("the link to /about/ leads to nothing here");
	expect(output).toContain("without the topics six, Outside: an essay has up to 5, of up to 40 characters");
	expect(summary(output)).toBe("3 drafts were added, 0 were there already; 2 images were stored, 3 links rewritten.");
	expect(code).toBe(1);

	const first = await essay("first-steps");
	expect(first).toMatchObject({
		title: "First steps: a garden",
		date: expect.stringMatching(/^2019-03-01/),
		status: "draft",
		publish_at: null,
		excerpt: "The first paragraph says what it is about.",
		description: "What search engines show.",
		share_image: expect.stringMatching(stored(700)),
		topics: ["garden", "tools", "Outside"],
		language: "en",
		featured_image: expect.stringMatching(stored(40)),
	});
	const rake = /\/storage\S+/.exec(first.content)?.[0] ?? "";
	expect(rake.replace(")", "")).toMatch(stored(700));
	expect(first.content).toBe(`The *first* paragraph says what it is about.

![A rake](${rake.replace(")", "")})

See [the second look](/essays/second-look), or [its tools](/essays/second-look#tools).

\`\`\`ruby
puts "[not a link](/assets/rake.png)"
\`\`\`

{% include note.html %}

![Again](${rake.replace(")", "")} "The same rake")

Some **bold** words\\
and [a link](<https://example.com/>).
Press \`Esc\` in \`<div> &amp; *\`, not closed.`);
	expect(await essay("second-look")).toMatchObject({
		excerpt: "What was learned.",
		content: expect.stringContaining("Back to [the start](/essays/first-steps)"),
	});
	const answer = await fetch(backend.url + rake.replace(")", ""));
	expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(folder, "assets/rake.png")));
	const copy = await fetch(backend.url + rake.replace(/-640\.png\)$/, ".w640.webp"));
	expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/webp"]);
	expect((await asVisitor(backend).get("/rest/v1/essays?select=id")).body).toEqual([]);
});

test("a dry run reports the same and writes nothing; a second run adds nothing", async () => {
	const folder = await blog("jekyll", { "assets/first.png": 41, "assets/rake.png": 701 });
	const before = files();
	const dry = await run(folder, "--dry-run");
	expect(summary(dry.output)).toBe("3 drafts would be added, 0 were there already; 2 images would be stored, 3 links rewritten.");
	expect(dry).toMatchObject({ code: 1, output: expect.stringContaining("Nothing was changed.") });
	expect([await essays(), files()]).toEqual([[], before]);

	await run(folder);
	await asService(backend).patch("/rest/v1/essays?id=eq.not-yet", { content: "Edited meanwhile." });
	const [rows, count] = [await essays(), files()];
	expect(count).toBe(before + 3);
	expect(summary((await run(folder)).output)).toBe(
		"0 drafts were added, 3 were there already; 0 images were stored, 0 links rewritten.",
	);
	expect([await essays(), files()]).toEqual([rows, count]);
});

test("a Hugo blog is imported with TOML, bundles, translations and its static folder", async () => {
	const folder = await blog("hugo", { "content/posts/rice-field/field.png": 20, "static/img/map.png": 21 });
	expect(await run(folder)).toMatchObject({ code: 0 });
	const field = await essay("rice-field");
	expect(field).toMatchObject({ title: "A rice field", date: expect.stringMatching(/^2021-07-08/) });
	expect(field.content).toMatch(
		/^!\[The field\]\(\/storage\S+-20x10\.png "In the morning"\)\n\n!\[A map\]\(\/storage\S+-21x11\.png "Where it is"\)/,
	);
	expect(field.content).toContain("[about soil](/essays/earth)");
	expect((await essay("earth")).content).toBe("Soil, and [the field](/essays/rice-field).");
	expect(await essay("rice-field-id")).toMatchObject({
		title: "Sawah",
		content: "Tentang air di sawah.",
		language: "id",
		translation_of: "rice-field",
	});
});

test("an Astro collection is imported with its MDX, a Next example with its public folder", async () => {
	const astro = await blog("astro", { "src/assets/hero.png": 30 });
	const { code, output } = await run(astro);
	expect(output).toContain("left out  src/content/blog/component.mdx: has no text; line 6: <Chart /> is left out");
	expect(output).toContain("the image https://images.example.com/chart.png stays on its server; use --download to copy it");
	expect(code).toBe(1);
	expect(await essay("hello-world")).toMatchObject({
		date: expect.stringMatching(/^2022-07-08/),
		excerpt: "The first post.",
		content: "Read [the second](/essays/second-post) or [itself](/essays/hello-world).",
		featured_image: expect.stringMatching(stored(30)),
	});
	expect(await essay("second-post")).toMatchObject({ featured_image: "https://images.example.com/second.png" });

	const next = await blog("next", { "public/images/cover.png": 31 });
	expect(await run(next)).toMatchObject({ code: 0 });
	expect(await essay("pre-rendering")).toMatchObject({
		date: expect.stringMatching(/^2020-01-01/),
		excerpt: "Static and on the server.",
		featured_image: expect.stringMatching(stored(31)),
	});
});

test("a Ghost export brings posts without pages and scripts, and the images next to it", async () => {
	const folder = await blog("ghost", { "content/images/2024/01/cover.png": 50 });
	const { code, output } = await run(join(folder, "export.json"));
	expect(output).toContain("left out  Empty: has no text");
	expect(code).toBe(1);
	const post = await essay("coming-soon");
	expect(post).toMatchObject({
		status: "draft",
		excerpt: "What comes.",
		topics: ["News"],
		description: "For search engines.",
		share_image: null,
		featured_image: expect.stringMatching(stored(50)),
	});
	expect(post.content).toBe(`This is **new**. See [the second](/essays/second).\n\n![Cover](${post.featured_image} "The cover")`);
	expect((await essay("second")).content).toBe("Written in *Markdown*.");
	expect(await essay("written-tags")).toMatchObject({
		excerpt: "Use the <template> element, Map<string> & &lt; <b> &lt;",
		content: `Use the \\<template> element, Map\\<string> & \\&lt; \`<b> &lt;\`

\\<script> ![\\<b>](https://images.example.com/a.png)

\\<!-- and

the last.`,
	});
	expect(await essays()).toHaveLength(3);
});

test("a WordPress export brings blocks and the classic editor's paragraphs", async () => {
	const folder = await blog("wordpress", { "wp-content/uploads/2020/01/tree.png": 60 });
	const { code, output } = await run(join(folder, "export.xml"));
	expect(output).toContain("the image 21 of a gallery is not in the export");
	expect(output).toContain("the link to https://blog.example.com/about/ leads to the old site");
	expect(code).toBe(0);
	const blocks = await essay("blocks");
	expect(blocks).toMatchObject({
		title: "Blocks & more",
		date: expect.stringMatching(/^2020-01-02/),
		excerpt: "Short, with <b>_s.",
		description: "For search engines.",
		topics: ["Trees"],
		featured_image: expect.stringMatching(stored(60)),
	});
	expect(
		blocks.content,
	).toBe(`A paragraph with [a link](/essays/the-classic-editor) and [a page](https://blog.example.com/about/).

![A tree](${blocks.featured_image} "In spring")

\`\`\`
let a = 1;
let b = 2;
\`\`\`

<https://video.example.com/watch_me_1>

![](${blocks.featured_image})`);
	expect((await essay("the-classic-editor")).content).toBe(`First paragraph  
with a second line.

Second paragraph, **strong**.

![A tree](${blocks.featured_image} "Below the tree")

\`\`\`php
<!DOCTYPE html>
\`\`\`

Last.`);
});

test("images on other hosts are downloaded with --download, within limits, and only from public hosts", async () => {
	const image = await makeImage(70).png().toBuffer();
	const server = createServer((request, response) => {
		if (request.url === "/wp-content/uploads/2020/01/tree.png") {
			response.writeHead(302, { location: "/moved.png" }).end();
		} else if (request.url === "/moved.png") {
			response.end(image);
		} else {
			response.end(Buffer.alloc(6 * 1024 * 1024));
		}
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	try {
		const folder = await blog("wordpress");
		const path = join(folder, "export.xml");
		const large = `![large](${url}/large.png)`;
		const other = `![inside](http://localhost:${new URL(url).port}/moved.png)`;
		writeFileSync(path, readFileSync(path, "utf8").replaceAll("https://blog.example.com", url));
		writeFileSync(join(folder, "post.md"), `---\ntitle: Large\ndate: 2020-01-01\n---\n\n${large} ${other}\n`);
		expect(await run(path, "--download", "--url", url)).toMatchObject({ code: 0 });
		expect(await essay("blocks")).toMatchObject({ featured_image: expect.stringMatching(stored(70)) });
		const { code, output } = await run(join(folder, "post.md"), "--download", "--url", url);
		expect(output).toContain(`left out: the image ${url}/large.png has 5 MB or more`);
		expect(output).toMatch(/left out: the image http:\/\/localhost:\d+\/moved.png is in a private network/);
		expect(code).toBe(1);
		expect(await essay("post")).toMatchObject({ content: `${large} ${other}` });
	} finally {
		server.close();
	}
});

test("hostile files run no code, exhaust no memory and read nothing outside the folder", async () => {
	const folder = await blog("hostile");
	await makeImage(10).toFile(join(folder, "..", "secret.png"));
	symlinkSync(join(folder, "..", "secret.png"), join(folder, "linked.png"));
	symlinkSync("/etc", join(folder, "etc"));
	writeFileSync(join(folder, "large.md"), "---\ntitle: Large\ndate: 2020-01-01\n---\n");
	appendFileSync(join(folder, "large.md"), "x".repeat(11 * 1024 * 1024));
	writeFileSync(join(folder, "long.md"), `---\ntitle: Long\ndate: 2020-01-01\n---\n\n${"word ".repeat(120_000)}\n`);
	const before = files();
	const { code, output } = await run(folder);
	expect(code).toBe(1);
	for (const line of [
		"program.md: its front matter is a program, which is not run",
		"bomb.md: its front matter cannot be read: Excessive alias count",
		"binary.md: is not a text in UTF-8",
		"large.md: has 11.0 MB, and a file may have 10.0 MB",
		"long.md: the site refused it",
		"the image ../secret.png is not in the folder",
		"the image linked.png is not in the folder",
		"the image data:image/png;base64,@@@ is damaged",
	]) {
		expect(output).toContain(line);
	}
	expect(await essays()).toMatchObject([{ id: "outside", featured_image: null }]);
	expect((await essay("outside")).content).toMatch(/Text with a handler$/);
	expect(files()).toBe(before);
});

const fence = (...lines: string[]) => ["---", "date: 2020-01-01", ...lines, "---", ""].join("\n");

/** On a slow machine the time limit is reached first. */
const tooDeep = /(is nested too deeply|takes longer than 10 s to read)$/;

test("a file with any fault is named with a reason, and the others are imported", async () => {
	const folder = await blog("next", { "public/images/cover.png": 33 });
	const posts = join(folder, "posts");
	const write = (name: string, content: string) => writeFileSync(join(posts, name), content);
	write("deep.md", `${fence("title: Deep")}${"<div>".repeat(5_000)}`);
	write("list.md", `${fence("title: List")}${"- ".repeat(20_000)}x`);
	write("keys.md", `${fence("title: Keys", ...Array.from({ length: 100_000 }, (_, index) => `k${index}: v`))}Text.`);
	write("name.md", `${fence('title: "A\\0B"')}Text.`);
	write("text.md", `${fence("title: Text")}A\0B`);
	writeFileSync(join(posts, "bytes.md"), Buffer.concat([Buffer.from(fence("title: Bytes")), Buffer.from([0x41, 0xc3, 0x28])]));
	symlinkSync("loop.md", join(posts, "loop.md"));
	symlinkSync("pre-rendering.md", join(posts, "again.md"));
	mkdirSync(join(posts, "folder.md"));
	write("folder.md/inside.md", `${fence("title: Inside")}Text.`);
	write("unread.md", `${fence("title: Unread")}Text.`);
	write("refused.md", `${fence("title: Refused")}Text.`);
	const { code, output } = await runAsStranger(folder, "unread.md");
	const reasonOf = (name: string) => output.split("\n").find((line) => line.startsWith(`left out  posts/${name}.md: `));
	const tooSlow = "takes longer than 10 s to read";
	expect(
		Object.fromEntries(
			["deep", "list", "keys", "name", "text", "bytes", "loop", "again", "unread", "refused"].map((name) => [
				name,
				reasonOf(name)?.replace(/^.+?: /, ""),
			]),
		),
	).toEqual({
		deep: expect.stringMatching(tooDeep),
		list: tooSlow,
		keys: tooSlow,
		name: expect.stringMatching(/^the site refused it \(.+\)$/),
		text: expect.stringMatching(/^the site refused it \(.+\)$/),
		bytes: "is not a text in UTF-8",
		loop: "is a link, which is not followed",
		again: "is a link, which is not followed",
		unread: "cannot be read (EACCES)",
		refused: "the site refused it (Something went wrong.)",
	});
	expect(output).toContain("left out  posts/closed: cannot be read (EACCES)");
	expect((await essays()).map(({ id }: { id: string }) => id)).toEqual(["inside", "pre-rendering"]);
	expect(summary(output)).toBe("2 drafts were added, 0 were there already; 1 image was stored, 0 links rewritten.");
	expect(output).toContain("Left out: 11, posts, images and redirects together; the list says why.");
	expect(code).toBe(1);
});

/**
 * Imports as an account that may not read this post and a folder `closed`, into a site that answers 500 for
 * one row: the site's files are another account's, so it is reached like a hosted project.
 */
async function runAsStranger(folder: string, unread: string) {
	mkdirSync(join(folder, "posts/closed"), { mode: 0 });
	chmodSync(join(folder, "posts", unread), 0);
	chmodSync(dirname(folder), 0o755);
	const site = await startForwarder(backend.url, { refuse: (body) => body.includes('"Refused"') });
	const isRoot = process.getuid?.() === 0;
	try {
		return await runNode(["scripts/run.mjs", "import", folder], {
			env: { ...inheritedVariables(), SUPABASE_URL: site.url, SUPABASE_SECRET_KEY: backend.secretKey },
			...(isRoot && { account: { uid: 65_534, gid: 65_534 } }),
		});
	} finally {
		chmodSync(join(folder, "posts/closed"), 0o700);
		await site.stop();
	}
}

test("an export's entry that cannot be converted is named, and the others are imported", async () => {
	const deep = "<div>".repeat(5_000);
	const wordPress = await blog("wordpress", { "wp-content/uploads/2020/01/tree.png": 60 });
	const path = join(wordPress, "export.xml");
	writeFileSync(path, readFileSync(path, "utf8").replace("<p>A paragraph", `${deep}<p>A paragraph`));
	const xml = await run(path);
	expect(xml.output).toMatch(/left out {2}Blocks & more: (is nested too deeply|takes longer)/);
	expect({ code: xml.code, ids: (await essays()).map(({ id }: { id: string }) => id) }).toEqual({
		code: 1,
		ids: ["the-classic-editor"],
	});
	const ghost = join(await blog("ghost", { "content/images/2024/01/cover.png": 50 }), "export.json");
	const json = JSON.parse(readFileSync(ghost, "utf8"));
	const post = json.db[0].data.posts.find(({ slug }: { slug: string }) => slug === "coming-soon");
	Object.assign(post, { html: deep, markdown: null, mobiledoc: null, lexical: null });
	writeFileSync(ghost, JSON.stringify(json));
	const { code, output } = await run(ghost);
	expect(output).toMatch(/left out {2}Coming soon: (is nested too deeply|takes longer)/);
	expect(await essay("second")).toMatchObject({ content: "Written in *Markdown*." });
	expect(code).toBe(1);
});

test.each([
	["nothing there", "missing", undefined, /^There is nothing at .+missing\.$/],
	["a JSON that was cut off", "cut.json", '{"db":[{"data":{"posts":[', /is damaged or cut off/],
])("%s is refused in one sentence, and nothing is imported", async (_, name, content, sentence) => {
	const folder = await blog("next");
	if (content !== undefined) {
		writeFileSync(join(folder, name), content);
	}
	const { code, output } = await run(join(folder, name));
	expect({ code, output: output.trim() }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
	expect(await essays()).toEqual([]);
});

test("a hosted project gets the same through its URL and its secret key, with absolute URLs of images", async () => {
	const folder = await blog("next", { "public/images/cover.png": 32 });
	const hosted = { DATA_DIR: join(folder, "none"), SUPABASE_URL: backend.url };
	expect(await runSiteCommand(hosted, "import", folder)).toEqual({
		code: 1,
		output: expect.stringContaining("SUPABASE_SECRET_KEY must hold the project's secret key"),
	});
	const { code, output } = await runSiteCommand({ ...hosted, SUPABASE_SECRET_KEY: backend.secretKey }, "import", folder);
	expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("1 draft was added") });
	const { featured_image } = await essay("pre-rendering");
	expect(featured_image).toMatch(new RegExp(`^${backend.url}/storage/v1/object/public/essay-images/`));
	expect((await fetch(featured_image)).status).toBe(200);
});

test("an id of another essay is named, and that essay is unchanged", async () => {
	const stored = { id: "pre-rendering", title: "Mine", date: "2026-01-01", excerpt: "e", content: "c" };
	await asService(backend).post("/rest/v1/essays", stored);
	const { code, output } = await run(await blog("next", { "public/images/cover.png": 31 }));
	expect(output).toContain("left out  posts/pre-rendering.md: the site has another text with the id pre-rendering");
	expect(code).toBe(1);
	expect(await essays()).toMatchObject([{ title: "Mine" }]);
});
