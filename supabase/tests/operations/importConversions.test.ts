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
