import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { runLauncher } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** One export for all tests. */
test.describe.configure({ mode: "serial" });

let host: Awaited<ReturnType<typeof serveFolder>>;
let temporary: string;
let folder: string;
let run: (variables?: Record<string, string>, ...args: string[]) => Promise<{ code: number | null; printed: string }>;

test.beforeAll(async ({ site }) => {
	temporary = await mkdtemp(join(tmpdir(), "export-"));
	folder = join(temporary, "site");
	host = await serveFolder(folder);
	const { supabaseUrl, supabaseKey } = (await (await fetch(`${site.url}/config.json`)).json()) as Record<string, string>;
	const { secretKey } = JSON.parse(await readFile(join(site.dataDir, "secrets.json"), "utf8")) as { secretKey: string };
	const project = {
		SUPABASE_URL: supabaseUrl as string,
		SUPABASE_PUBLISHABLE_KEY: supabaseKey as string,
		SUPABASE_SECRET_KEY: secretKey,
	};
	const admin = await asAdmin(site.url);
	const target = "/essays/what-tea-terraces-know-about-caching";
	await admin.add("redirects", { from_path: "/2024/terraces", to_path: target });
	const draft = await admin.add("essays", essay({ title: "Not yet", status: "draft" }));
	await admin.add("redirects", { from_path: "/2024/not-yet", to_path: `/essays/${draft.id}` });
	run = async (variables, ...args) => {
		const env = { ...project, SITE_URL: host.url, DATA_DIR: join(temporary, "data"), ...variables };
		const { ended, output } = runLauncher(env, [process.execPath, "scripts/run.mjs", "export", "--to", folder, ...args]);
		return { code: await ended, printed: output() };
	};
	const { code, printed } = await run();
	expect(printed).toMatch(/\d+ pages and \d+ other files/);
	expect(printed).not.toContain("broken link");
	expect(code).toBe(0);
});
test.afterAll(async () => {
	await host.stop();
	await rm(temporary, { recursive: true, force: true });
});

const filesOf = async (ending: string) =>
	((await readdir(folder, { recursive: true })) as string[]).filter((file) => file.endsWith(ending));

test("every link, image and script of every exported page has a file", async () => {
	const pages = await filesOf(".html");
	const named = new Map<string, string>();
	for (const page of pages) {
		const html = await readFile(join(folder, page), "utf8");
		for (const [, reference = ""] of html.matchAll(/\s(?:href|src|content)="([^"]+)"/gi)) {
			const url = new URL(reference.replaceAll("&amp;", "&"), `${host.url}/${page}`);
			if (url.origin === host.url && /^(\/|http)/.test(reference)) named.set(url.pathname, page);
		}
	}
	expect(named.size).toBeGreaterThan(40);
	const broken: string[] = [];
	for (const [path, page] of named) {
		const { status } = await fetch(host.url + path);
		if (status !== 200) broken.push(`${path} on ${page}: ${status}`);
	}
	expect(broken).toEqual([]);
});

test("feeds, sitemap and pages contain the URL of their future host, and every page of the sitemap is there", async () => {
	const sitemap = await readFile(join(folder, "sitemap.xml"), "utf8");
	const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);
	expect(locations.length).toBeGreaterThan(15);
	for (const location of locations) expect([location, (await fetch(location)).status]).toEqual([location, 200]);
	for (const file of ["rss.xml", "feed.json", "robots.txt", "index.html"])
		expect(await readFile(join(folder, file), "utf8")).toContain(host.url);
	const headers = await readFile(join(folder, "_headers"), "utf8");
	expect(headers).toContain("content-security-policy: default-src 'self'");
	expect(headers).toContain("/admin/*\n  cross-origin-opener-policy: same-origin\n");
});

test("every essay and project that llms.txt names is there as Markdown, with its future URL", async () => {
	const contents = await readFile(join(folder, "llms.txt"), "utf8");
	const links = [...contents.matchAll(/\]\((\S+\.md)\)/g)].map((match) => match[1] as string);
	const files = await filesOf(".md");
	expect(links.map((link) => link.replace(`${host.url}/`, "")).sort()).toEqual(files.sort());
	expect(files.length).toBeGreaterThan(8);
	for (const link of links) expect(await (await fetch(link)).text()).toContain(`<${link.replace(/\.md$/, "")}>`);
	expect(await readFile(join(folder, "_headers"), "utf8")).toContain("/*.md\n  content-type: text/markdown; charset=utf-8\n");
});

test("redirects to public pages are in a file for hosts that read it, and in refreshing pages for other hosts", async ({
	page,
}) => {
	const target = "/essays/what-tea-terraces-know-about-caching";
	expect(await readFile(join(folder, "_redirects"), "utf8")).toBe(`/2024/terraces ${target} 301\n`);
	await page.goto(`${host.url}/2024/terraces`);
	await page.waitForURL(host.url + target);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("What tea terraces know about caching");
});

test("the doctor finds no fault on a static host, describes it, and names a damaged file", async () => {
	const examine = async () => {
		const { ended, output } = runLauncher({}, [process.execPath, "scripts/run.mjs", "doctor", host.url]);
		return { code: await ended, wrong: output().match(/^wrong .*$/gm) ?? [], notes: output().match(/^note .*$/gm) };
	};
	const notes = [
		expect.stringContaining("pages come without the security headers: this host does not read _headers"),
		expect.stringContaining("these are static files"),
	];
	expect(await examine()).toEqual({ code: 0, wrong: [], notes });
	const entry = join(folder, (await filesOf("remoteEntry.js"))[0] as string);
	const published = await readFile(entry);
	await writeFile(entry, "// cut off by an upload");
	expect(await examine()).toEqual({
		code: 1,
		wrong: [expect.stringMatching(/files of its pages .*remoteEntry\.js differs/)],
		notes,
	});
	await writeFile(entry, published);
});

test("the exported pages hydrate, their links work, and their form reaches the backend", async ({ page, site }) => {
	await page.goto(host.url);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.waitForLoadState("networkidle");
	await page.getByRole("banner").getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await page.goto(`${host.url}/essays/what-tea-terraces-know-about-caching`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("What tea terraces know about caching");
	await page.goto(`${host.url}/contact?service=Web+Application`);
	const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
	await expect(field("Subject")).toHaveValue("Pesanan: Web Application");
	await page.waitForLoadState("networkidle");
	await field("Name").fill("Sari Lestari");
	await field("Email").fill("sari@example.com");
	await field("Message").fill("From a static host");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("Message sent");
	const admin = await asAdmin(site.url);
	expect(await admin.rows("contacts", { message: "From a static host" })).toHaveLength(1);
});

test("the backend counts views of exported pages and soft navigations; without scripts the host gets no request", async ({
	page,
	site,
}) => {
	const { rows } = await asAdmin(site.url);
	const views = async (path: string) => (await rows("visits", { path })).reduce((sum, { views }) => sum + Number(views), 0);
	const [store, hire] = [await views("/store"), await views("/hire")];
	await page.goto(`${host.url}/store`);
	await page.getByRole("banner").getByRole("link", { name: "Hire Me" }).click();
	await expect.poll(async () => [await views("/store"), await views("/hire")]).toEqual([store + 1, hire + 1]);
	for (const file of await filesOf(".html"))
		expect([file, await readFile(join(folder, file), "utf8")]).toEqual([file, expect.not.stringContaining("visit.gif")]);
});

test("the admin signs in there, an admin page without a file is rendered, and a path that was not exported says so", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/status of 404/);
	await signIn(page, undefined, host.url);
	await page.goto(`${host.url}/admin/essays/forms-that-forgive/edit`);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Forms that forgive");
	for (const path of ["/nowhere", "/essays/published-after-the-export"]) {
		await page.goto(host.url + path);
		await expect(page.getByRole("main").getByText(`there is nothing at ${path}`)).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
	}
	await page.getByRole("banner").getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await page.goto("about:blank");
});

test("a save in the admin area sends no request to the static host", async ({ page, site }) => {
	const posted: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
	await signIn(page, undefined, host.url);
	await page.goto(`${host.url}/admin/profile`);
	await page.getByLabel("Location").fill("Bandung, West Java");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect.poll(async () => (await (await asAdmin(site.url)).rows("profile", {}))[0]?.location).toBe("Bandung, West Java");
	await page.waitForLoadState("networkidle");
	expect(posted.filter((url) => url.startsWith(`${host.url}/`))).toEqual([]);
	for (const file of [...(await filesOf(".html")), "config.json"])
		expect([file, await readFile(join(folder, file), "utf8")]).toEqual([file, expect.not.stringContaining("revalidateUrl")]);
	await page.goto("about:blank");
});

test("an incomplete export fails and leaves the previous one unchanged", async ({ site }) => {
	const before = (await filesOf("")).length;
	const { code, printed } = await run({ SUPABASE_URL: "http://127.0.0.1:9" });
	expect([code, printed]).toEqual([1, expect.stringContaining("the last export is unchanged")]);
	expect(await filesOf("")).toHaveLength(before);
	const otherHost = await run({ SITE_URL: "https://raka.example" }, "--from", site.url);
	expect(otherHost).toMatchObject({ code: 1, printed: expect.stringContaining("start it with SITE_URL=https://raka.example") });
	expect(await run({ SITE_URL: "" })).toMatchObject({ code: 1, printed: expect.stringContaining("SITE_URL must be") });
});

test("an invalid link counts as broken, and a folder with other files is refused unchanged", async ({ site }) => {
	const admin = await asAdmin(site.url);
	const links = "[old](/caf%E9), [none](//), [shut](/metrics)";
	const { id } = await admin.add("essays", essay({ title: "Old links", content: links, status: "published" }));
	const { code, printed } = await run();
	await admin.change("essays", { id }, { status: "draft" });
	expect([code, printed]).toEqual([0, expect.stringContaining("/caf%E9 is a broken link on /essays/old-links")]);
	await writeFile(join(folder, "CNAME"), "raka.example");
	const before = await filesOf("");
	const refused = await run();
	expect(refused).toEqual({
		code: 1,
		printed: expect.stringContaining("holds CNAME, which no export has written; nothing was changed."),
	});
	expect(await filesOf("")).toEqual(before);
	await rm(join(folder, "CNAME"));
	expect(await readdir(temporary)).not.toContainEqual(expect.stringMatching(/^site\./));
});

test("with the secret key of another site an export has no redirects, and says what to do", async () => {
	const { code, printed } = await run({ SUPABASE_SECRET_KEY: "sb_secret_of-another-site", DATA_DIR: join(temporary, "other") });
	expect([code, printed]).toEqual([0, expect.stringContaining("export with SUPABASE_SECRET_KEY")]);
	expect(await filesOf("_redirects")).toEqual([]);
});

test("an export without a project, from a running site for another origin, has no forms and no admin area", async ({
	page,
	site,
	allowConsole,
}) => {
	allowConsole(/status of 404/);
	const alone = join(temporary, "alone");
	const other = await serveFolder(alone);
	const env = { DATA_DIR: site.dataDir, SITE_URL: other.url };
	const { ended, output } = runLauncher(env, [process.execPath, "scripts/run.mjs", "export", "--to", alone]);
	expect([await ended, output()]).toEqual([0, expect.stringMatching(/\d+ pages and \d+ other files for .* are in /)]);
	expect(output().split("\n").length).toBeLessThan(20);
	expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	const files = (await readdir(alone, { recursive: true })) as string[];
	expect(files.filter((file) => file.startsWith("admin"))).toEqual([]);
	for (const file of files.filter((name) => name.endsWith(".html")))
		expect([file, await readFile(join(alone, file), "utf8")]).toEqual([
			file,
			expect.not.stringMatching(/<form[^>]*method="post"/),
		]);
	await page.goto(`${other.url}/contact`);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Write an e-mail" })).toHaveAttribute("href", /^mailto:/);
	await page.waitForLoadState("networkidle");
	await page.getByRole("banner").getByRole("link", { name: "Hire Me" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Hire Me" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Write an e-mail" })).toBeVisible();
	await expect(page.locator("form")).toHaveCount(0);
	await page.goto(`${other.url}/admin/login`);
	await expect(page.getByLabel("Password")).toHaveCount(0);
	await page.goto("about:blank");
	await other.stop();
});
