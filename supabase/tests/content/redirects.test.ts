import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { urls } from "@site/shared-data";
import { validateRedirect } from "@site/shared-data/rules";
import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const root = join(__dirname, "../../..");
let backend: TestBackend;
let admin: Caller;
let visitor: Caller;

beforeAll(async () => {
	backend = await startBackend();
	admin = await asAdmin(backend);
	visitor = asVisitor(backend);
});
afterEach(async () => {
	for (const table of ["redirects", "essays", "projects"])
		await asService(backend).remove(`/rest/v1/${table}?created_at=gte.0001-01-01`);
});
afterAll(() => backend?.stop());

const path = "/rest/v1/redirects";
const rpc = "/rest/v1/rpc/redirect_of";
const add = (from_path: string, to_path: string, caller = admin) => caller.post(path, { from_path, to_path });
const find = async (from: string, caller = visitor) => (await caller.post(rpc, { path: from })).body;
const list = async (caller = admin): Promise<string[]> =>
	(await caller.get(`${path}?select=from_path,to_path&order=from_path`)).body.map(
		(row: Record<string, string>) => `${row.from_path} ${row.to_path}`,
	);
const refusal = { status: 400, body: expect.objectContaining({ code: "23514" }) };

test("visitors ask for one path at a time; the admin alone lists, adds, changes and removes", async () => {
	const stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	expect((await add("/essays/old", "/hire?from=old#top")).status).toBe(201);
	expect((await visitor.get(`${path}?select=to_path`)).status).toBeGreaterThanOrEqual(401);
	expect((await stranger.get(`${path}?select=to_path`)).body).toEqual([]);
	for (const caller of [visitor, stranger]) {
		expect((await add("/other", "/essays/new", caller)).status).toBeGreaterThanOrEqual(401);
		await caller.patch(`${path}?from_path=eq./essays/old`, { to_path: "/hire" });
		await caller.remove(`${path}?from_path=eq./essays/old`);
		expect(await find("/essays/old", caller)).toBe("/hire?from=old#top");
		for (const other of ["/essays/ol%", "/essays/old/", "", "*"]) expect(await find(other, caller)).toBeNull();
	}
	await admin.patch(`${path}?from_path=eq./essays/old`, { to_path: "/hire" });
	expect(await list()).toEqual(["/essays/old /hire"]);
	await admin.remove(`${path}?from_path=eq./essays/old`);
	expect(await list()).toEqual([]);
});

test("a redirect to what is not public tells nothing, until it is public", async () => {
	const essay = { title: "Panen", excerpt: "e", content: "c" };
	const project = { title: "Loket", description: "d", preview_url: "/p.png", year: "2026" };
	await admin.post("/rest/v1/essays", essay);
	await admin.post("/rest/v1/projects", { ...project, status: "published", publish_at: "2100-01-01T00:00:00Z" });
	const toContent = [
		"/essays/panen",
		"/Essays/panen/?from=old#top",
		"/essays/before/panen",
		"/essays/topics/teh/before/panen",
		"/data/essays/panen.json",
		"/cards/essays/panen.png",
		"/admin/essays/panen/edit",
		"/projects/loket",
		"/projects/before/loket",
	];
	const others = ["/", "/essays", "/essays/topics/panen", "/essays/topics/panen/rss.xml", "/admin/essays/new", "/loket"];
	for (const [at, to] of [...toContent, ...others, "/essays/unknown"].entries())
		expect((await add(`/old-${at}`, to)).status).toBe(201);
	const found = async () => Promise.all([...toContent, ...others, "/essays/unknown"].map((_, at) => find(`/old-${at}`)));
	expect(await found()).toEqual([...toContent.map(() => null), ...others, null]);
	await admin.patch("/rest/v1/essays?id=eq.panen", { status: "published" });
	await admin.patch("/rest/v1/projects?id=eq.loket", { publish_at: null });
	expect(await found()).toEqual([...toContent, ...others, null]);
});

test.each([
	"/essays/old",
	"/2024/03/05/panen.html",
	"/tag/kopi%20susu",
	"/index.php",
	"/essays/topics/old",
	"/administration",
	"/samples/old",
	"/a%2Fb%25%3F~.-_",
	"/caf%7Be%7D",
	`/${"x".repeat(299)}`,
])("%s may be redirected", async (from) => {
	expect((await add(from, "/essays")).status).toBe(201);
});

test.each([
	"",
	"/",
	"old",
	"//elsewhere.example",
	"/a//b",
	"/old/",
	"/old?a=1",
	"/old#part",
	"/old path",
	"/é",
	"/a\\b",
	"/100%",
	"/kopi%c3%a9",
	`/${"x".repeat(300)}`,
	"/essays",
	"/Projects",
	"/store",
	"/404",
	"/admin",
	"/admin/old",
	"/preview/old",
	"/assets/old.js",
	"/rest/v1/essays",
	"/data/old.json",
	"/rss.xml",
	"/essays/topics/tea/rss.xml",
	"/a/../b",
	"/projects/before/old",
	"/%61dmin",
	"/%6D1",
	"/a%2Db",
	"/a%7E",
	"/a{b}",
	"/a^b",
	"/a`b",
])("%j cannot be redirected", async (from) => {
	expect(await add(from, "/hire")).toMatchObject(refusal);
	expect(await list()).toEqual([]);
});

/** What the server answers itself, by its routes, its files and the pages of the site; a parameter is "x". */
const ownPaths = [
	...[...readFileSync(join(root, "shell/server/app.ts"), "utf8").matchAll(/app\.(?:all|get|post)\(\s*"([^"*]+[^"]*)"/g)].map(
		([, route = ""]) => route.replace(/:\w+|\*/g, "x"),
	),
	...(readdirSync(join(root, "shell/public"), { recursive: true, withFileTypes: true }) as Dirent[])
		.filter((file) => file.isFile())
		.map(({ parentPath, name }) => `/${relative(join(root, "shell/public"), join(parentPath, name))}`),
	...Object.values(urls).flatMap((toPath) =>
		typeof toPath === "function" && toPath.length === 0 ? [(toPath as () => string)()] : [],
	),
	...Object.values(urls.admin).map((toPath) => toPath("x").replace(/\?.*/, "")),
	urls.preview("x"),
];

test("no path that the server answers itself can be redirected, by the form's rules and the database's", async () => {
	expect(ownPaths.length).toBeGreaterThan(80);
	expect(ownPaths).toEqual(expect.arrayContaining(["/metrics", "/favicon.svg", "/data/x", "/store", "/admin/site"]));
	const answers = await Promise.all(
		ownPaths.map(async (from) => [
			from,
			validateRedirect({ fromPath: from, toPath: "/new" }).fromPath,
			(await add(from, "/new")).status,
		]),
	);
	expect(answers).toEqual(ownPaths.map((from) => [from, "fixed-route", 400]));
});

test.each(["/", "/essays/new?from=old#part", "/essays/topics/tea", "/?a=//b", "/kopi-%C3%A9?q=é"])(
	"a redirect may lead to %s",
	async (to) => {
		expect((await add("/old", to)).status).toBe(201);
	},
);

test.each([
	"",
	"essays",
	"//elsewhere.example",
	"/a//b",
	"/.//elsewhere.example",
	"/\\elsewhere.example",
	"/a b",
	"/\t/b",
	"https://elsewhere.example/",
	"/kopi-é",
	"/kopi%c3%a9",
	"/a/../b",
	"/essays/p%61nen",
	"/a{b}",
])("a redirect cannot lead to %j", async (to) => {
	expect(await add("/old", to)).toMatchObject(refusal);
	expect(await list()).toEqual([]);
});

test("a redirect cannot lead to itself, nor to another one", async () => {
	for (const to of ["/a", "/a/", "/a?b#c"]) expect(await add("/a", to)).toMatchObject(refusal);
	await add("/b", "/c");
	for (const to of ["/b", "/b/", "/b?x=1"]) expect(await add("/a", to)).toMatchObject(refusal);
	expect((await add("/a", "/hire")).status).toBe(201);
	expect(await admin.patch(`${path}?from_path=eq./a`, { to_path: "/b" })).toMatchObject(refusal);
	expect(await add("/c", "/b")).toMatchObject(refusal);
	expect(await list()).toEqual(["/a /hire", "/b /c"]);
});

test("redirects that are added at once never make a chain", async () => {
	const steps = Array.from({ length: 8 }, (_, step) => add(`/step-${step}`, `/step-${step + 1}`));
	await Promise.all(steps);
	const rows = (await list()).map((row) => row.split(" "));
	const sources = new Set(rows.map(([from]) => from));
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.filter(([, to]) => sources.has(to))).toEqual([]);
});

test("a public page cannot be redirected; a draft, and a page that comes later, keep the redirect", async () => {
	const essay = { title: "Panen", excerpt: "e", content: "c" };
	const project = { title: "Loket", description: "d", preview_url: "/p.png", year: "2026" };
	await admin.post("/rest/v1/essays", { ...essay, status: "published" });
	await admin.post("/rest/v1/projects", { ...project, status: "published" });
	for (const from of ["/essays/panen", "/projects/loket", "/Essays/panen"]) {
		const answer = await add(from, "/hire");
		expect(answer).toMatchObject(refusal);
		expect(answer.body.message).toBe("from_path is a page");
	}
	await admin.patch("/rest/v1/essays?id=eq.panen", { status: "draft" });
	await admin.patch("/rest/v1/projects?id=eq.loket", { publish_at: "2100-01-01T00:00:00Z" });
	for (const from of ["/essays/panen", "/projects/loket"]) expect((await add(from, "/hire")).status).toBe(201);
	expect((await admin.patch("/rest/v1/essays?id=eq.panen", { status: "published" })).status).toBeLessThan(300);
	expect(await list()).toEqual(["/essays/panen /hire", "/projects/loket /hire"]);
});

test("a redirect that is moved keeps to the same rules", async () => {
	await add("/a", "/b");
	await add("/c", "/d");
	const move = (to: string) => admin.patch(`${path}?from_path=eq./c`, { from_path: to });
	for (const to of ["/d", "/d/", "/a", "/hire"]) expect((await move(to)).status).toBeGreaterThanOrEqual(400);
	await move("/b");
	expect(await list()).toEqual(["/a /d", "/b /d"]);
});
