import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { urls } from "@site/shared-data";
import { validateRedirect } from "@site/shared-data/rules";
import { newRows } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const root = join(__dirname, "../../..");
const { service, admin } = useBackend();
afterEach(async () => {
	for (const table of ["redirects", "essays"]) await service.remove(`/rest/v1/${table}?created_at=gte.0001-01-01`);
});

const path = "/rest/v1/redirects";
const add = (from_path: string, to_path: string) => admin.post(path, { from_path, to_path });
const list = async (): Promise<string[]> =>
	(await admin.get(`${path}?select=from_path,to_path&order=from_path`)).body.map(
		(row: Record<string, string>) => `${row.from_path} ${row.to_path}`,
	);

/** The paths that the server answers itself: routes, files and pages; a parameter is "x". */
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

test("redirects that are added at once never make a chain", async () => {
	const steps = Array.from({ length: 8 }, (_, step) => add(`/step-${step}`, `/step-${step + 1}`));
	await Promise.all(steps);
	const rows = (await list()).map((row) => row.split(" "));
	const sources = new Set(rows.map(([from]) => from));
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.filter(([, to]) => sources.has(to))).toEqual([]);
});

test("a redirect remains when a page is later published at its path", async () => {
	await admin.post("/rest/v1/essays", newRows.essays);
	expect((await add("/essays/panen", "/hire")).status).toBe(201);
	expect((await admin.patch("/rest/v1/essays?id=eq.panen", { status: "published" })).status).toBeLessThan(300);
	expect(await list()).toEqual(["/essays/panen /hire"]);
});
