import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyBlog } from "../../testing/blogs/copyBlog.ts";
import { asService, asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../testing/dataDirectory.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a separate process.
jest.setTimeout(300_000);

let folder: string;
let backend: TestBackend;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "site-content-"));
	backend = await startBackend({ hasSampleContent: true });
	const jekyll = await copyBlog("jekyll", { "assets/first.png": 40, "assets/rake.png": 700 });
	await runSiteCommand({ DATA_DIR: backend.dataDir }, "import", jekyll);
	rmSync(dirname(jekyll), { recursive: true });
	const service = asService(backend);
	await service.post("/rest/v1/essays", {
		id: "every-kind",
		title: '2024: "quotes", #hashes & colons',
		date: "0987-06-05",
		excerpt: "e",
		content:
			"\n\n  ---\n[to a project](/projects/linked#part) [gone](/essays/gone) ![](</p/x y.png>)\r\n\ttab `</essays/x>` \n\n\n",
		status: "published",
		language: "id",
		translation_of: "first-steps",
	});
	await service.post("/rest/v1/redirects", { from_path: "/old/every-kind.html", to_path: "/essays/every-kind" });
	const project = { id: "linked", title: "Linked", description: "d", year: "2026", created_at: "2011-01-02T03:04:05.678901Z" };
	const { featured_image } = (await service.get("/rest/v1/essays?select=featured_image&id=eq.first-steps")).body[0];
	await service.post("/rest/v1/projects", {
		...project,
		preview_url: featured_image,
		tags: ["a", "b, c"],
		updated_at: project.created_at,
	});
});
afterAll(async () => {
	await backend?.stop();
	rmSync(folder, { recursive: true, force: true });
});

const contentOf = async (site: TestBackend, table: string) =>
	(await asService(site).get(`/rest/v1/${table}?select=*&order=id`)).body as Record<string, unknown>[];
const asDrafts = (rows: Record<string, unknown>[]) => rows.map((row) => ({ ...row, status: "draft", publish_at: null }));

test("an export, imported into an empty site, gives the same rows and images, as drafts", async () => {
	const path = join(folder, "content");
	const counts = { essays: (await contentOf(backend, "essays")).length, projects: (await contentOf(backend, "projects")).length };
	expect(await runSiteCommand({ DATA_DIR: backend.dataDir }, "export:content", path)).toEqual({
		code: 0,
		output: `${path} holds ${counts.essays} essays, ${counts.projects} projects and 2 images.\n`,
	});
	expect(readFileSync(join(path, "essays/every-kind.md"), "utf8")).toContain(
		"[to a project](../projects/linked.md#part) [gone](/essays/gone)",
	);
	expect(readFileSync(join(path, "essays/every-kind.md"), "utf8")).toContain("\naliases:\n  - /old/every-kind.html\n");
	expect(readFileSync(join(path, "essays/first-steps.md"), "utf8")).toMatch(
		/\nfeatured_image: \.\.\/images\/essay-images\/\S+\.png\n/,
	);

	// The site is stopped: the command runs it meanwhile.
	const dataDir = join(folder, "fresh");
	await prepareDataDirectory(dataDir);
	const imported = await runSiteCommand({ DATA_DIR: dataDir }, "import", path);
	expect(imported).toMatchObject({
		code: 0,
		output: expect.stringContaining(`${counts.essays + counts.projects} drafts were added`),
	});
	expect((await runSiteCommand({ DATA_DIR: dataDir }, "import", path)).output).toContain("0 drafts were added");
	const fresh = await startBackend({ dataDir });
	try {
		expect(await contentOf(fresh, "essays")).toEqual(asDrafts(await contentOf(backend, "essays")));
		expect(await contentOf(fresh, "projects")).toEqual(asDrafts(await contentOf(backend, "projects")));
		expect((await asService(fresh).get("/rest/v1/redirects?select=from_path,to_path")).body).toContainEqual({
			from_path: "/old/every-kind.html",
			to_path: "/essays/every-kind",
		});
		expect((await asVisitor(fresh).get("/rest/v1/essays?select=id")).body).toEqual([]);
		const { content } = (await contentOf(fresh, "essays")).find(({ id }) => id === "first-steps") ?? {};
		for (const [url] of String(content).matchAll(/\/storage[^\s)]+/g)) {
			const copy = url.replace(/-640\.png$/, ".w640.webp");
			for (const image of [url, copy]) {
				const [before, after] = await Promise.all([backend, fresh].map(async (site) => fetch(site.url + image)));
				expect([image, after?.status]).toEqual([image, 200]);
				expect(await after?.arrayBuffer()).toEqual(await before?.arrayBuffer());
			}
		}
	} finally {
		await fresh.stop();
	}
});

test("a folder with files remains unchanged", async () => {
	const path = mkdtempSync(join(folder, "full-"));
	writeFileSync(join(path, "mine.md"), "mine");
	const { code, output } = await runSiteCommand({ DATA_DIR: backend.dataDir }, "export:content", path);
	expect({ code, output }).toEqual({ code: 1, output: `${path} is not empty; name another folder.\n` });
	expect(existsSync(join(path, "essays"))).toBe(false);
});
