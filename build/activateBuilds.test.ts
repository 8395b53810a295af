import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { activateBuilds } from "./buildSite.ts";
import { root } from "./paths.ts";
import { createBuilds } from "./testing/builds.ts";

let dist: string;
beforeEach(() => {
	dist = mkdtempSync(join(tmpdir(), "dist-"));
});
afterEach(() => rm(dist, { recursive: true }));

/** Builds of all apps with this version, which `npm run build` has made. */
async function build(version: string) {
	const { writeShell, writeRemote } = createBuilds(dist);
	await writeShell({ version });
	for (const id of ["public", "admin"]) await writeRemote(id, version);
	const apps = ["shell", "remote-public", "remote-admin", "supabase"];
	return Object.fromEntries(apps.map((name) => [name, { version, durationMs: 1 }]));
}

const read = async (file: string) => JSON.parse(await readFile(join(dist, file), "utf8"));
const active = async () => {
	const { remotes } = await read("registry.json");
	return [(await read("shell/current.json")).version, remotes.public.version, remotes.admin.version];
};

test("a start that never gets ready leaves every active build as it was", async () => {
	await activateBuilds(await build("1"), { dist });
	const before = await readFile(join(dist, "registry.json"), "utf8");
	const ready = Promise.reject(new Error("a migration failed"));
	await expect(activateBuilds(await build("2"), { dist, ready })).rejects.toThrow("a migration failed");
	expect([await active(), await readFile(join(dist, "registry.json"), "utf8")]).toEqual([["1", "1", "1"], before]);
});

test("a start activates all builds and leaves the registry of before to processes of the older shell", async () => {
	await activateBuilds(await build("1"), { dist });
	const before = await read("registry.json");
	await activateBuilds(await build("2"), { dist, ready: Promise.resolve() });
	expect(await active()).toEqual(["2", "2", "2"]);
	expect(await read("shell/1.json")).toEqual(before);
	await activateBuilds(await build("1"), { dist });
	expect(await active()).toEqual(["1", "1", "1"]);
	expect((await readdir(join(dist, "shell"))).sort()).toEqual(["1", "2", "2.json", "current.json"]);
});

test("a start without new builds waits for nothing and writes nothing", async () => {
	const built = await build("1");
	await activateBuilds(built, { dist });
	const { revision } = await read("registry.json");
	await activateBuilds(built, { dist, ready: new Promise(() => {}) });
	expect((await read("registry.json")).revision).toBe(revision);
});

test("a start writes a damaged registry and a damaged current.json again", async () => {
	const built = await build("1");
	await activateBuilds(built, { dist });
	for (const file of ["registry.json", "shell/current.json"]) await writeFile(join(dist, file), "{");
	jest.spyOn(console, "error").mockImplementation();
	await activateBuilds(built, { dist });
	expect(await active()).toEqual(["1", "1", "1"]);
});

test("a folder with links to builds is deleted with its process", async () => {
	await activateBuilds(await build("1"), { dist });
	const program = `import { linkFolder } from "./build/linkBuilds.ts"; console.log(await linkFolder("${dist}")); process.exit();`;
	const args = ["--import", "tsx", "--input-type=module", "--eval", program];
	const folder = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }).trim();
	expect([folder, existsSync(folder)]).toEqual([expect.stringContaining("site-dist-"), false]);
});
