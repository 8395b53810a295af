import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Build, loadBuild, readLicenses } from "./loadBuild.ts";

/* The builds of a shell "2" and an earlier one, with a remote for each place that files may come from. */

const sharedVersions = { "@site/shared-data": "0.1.0" };
Object.assign(globalThis, { SITE_VERSION: "2", SITE_SHARED_VERSIONS: sharedVersions });

const hash = `sha256-${"A".repeat(43)}=`;
const release = (id: string, version: string, changes: object = {}) => ({
	id,
	area: id === "admin" ? "admin" : "public",
	access: "everyone",
	contract: "^0.1.0",
	version,
	assets: [],
	pages: {},
	requires: {},
	routes: [{ path: `/${id}`, title: id }],
	entry: `/remotes/${id}/${version}/remoteEntry.js`,
	integrity: { "remoteEntry.js": hash, "pages/home.js": hash },
	publishedAt: "2026-11-27T10:00:00.000Z",
	...changes,
});
const remotes = {
	public: release("public", "v2"),
	garden: release("garden", "v1", { entry: "https://cdn.test/garden/v1/remoteEntry.js" }),
	letters: release("letters", "v1", { access: "session" }),
	old: release("old", "v1", { contract: "^0.0.1" }),
};

const dist = mkdtempSync(join(tmpdir(), "dist-"));
const write = (path: string, content: unknown) => {
	mkdirSync(dirname(join(dist, path)), { recursive: true });
	writeFileSync(join(dist, path), typeof content === "string" ? content : JSON.stringify(content));
};
let build: Build;
beforeAll(async () => {
	write("registry.json", { revision: 1, remotes, history: { public: [release("public", "v1")] } });
	for (const version of ["1", "2"])
		write(`shell/${version}/browser/entry.json`, { sharedVersions, scripts: [{ file: "main.js", integrity: hash, size: 9 }] });
	write("shell/1.json", { revision: 1, remotes: {} });
	write("shell/2/browser/licenses.txt", "Notices of the shell\n");
	write("remotes/public/v2/licenses.txt", "Notices of the pages\n");
	build = await loadBuild(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test("a shell serves its own files first, then those of earlier builds, and names its scripts", () => {
	expect(build.shell).toEqual({
		version: "2",
		folders: [join(dist, "shell/2/browser"), join(dist, "shell/1/browser")],
		contractFolder: join(dist, "shell/2/contract"),
		scripts: [{ url: "/assets/main.js", integrity: hash }],
	});
});

test.each([
	["/remotes/public/v2/remoteEntry.js", true],
	["/remotes/public/v1/pages/home.js", true],
	["/remotes/letters/v1/pages/home.js", true],
	["/remotes/public/v2/licenses.txt", false],
	["/remotes/public/v3/remoteEntry.js", false],
	["/remotes/public/v2/", false],
	["/garden/v1/remoteEntry.js", false],
])("%s is a file of a release on this origin: %p", (path, isPublished) => {
	expect(build.isPublished(path)).toBe(isPublished);
});

test("a page without a session names no remote that needs one, and a remote of another contract does not run", () => {
	const [all, open] = [build.deployment(), build.openDeployment()];
	expect(Object.keys(all.remotes).sort()).toEqual(["admin", "garden", "letters", "old", "public"]);
	expect(Object.keys(open.remotes).sort()).toEqual(["admin", "garden", "old", "public"]);
	expect(all.remotes.old).toMatchObject({ incompatible: expect.stringContaining("was made for the contract ^0.0.1") });
});

test("the licences are those of the shell and of each remote that everybody may open", async () => {
	const [, ...parts] = (await readLicenses(build)).split(`\n${"=".repeat(80)}\n\n`);
	expect(parts.sort()).toEqual([
		"In the admin area\n\nNothing is loaded.\n",
		"In the frame of every page\n\nNotices of the shell\n",
		"In the pages of garden\n\nhttps://cdn.test/garden/v1/licenses.txt\n",
		"In the pages of old\n\nNothing is loaded.\n",
		"In the public pages\n\nNotices of the pages\n",
	]);
});

test("a publish is seen at the next turn, with its files", async () => {
	expect(build.deployment()).toBe(build.deployment());
	const next = release("public", "v3", { integrity: { "remoteEntry.js": hash } });
	write("registry.json", { revision: 12, remotes: { public: next }, history: {} });
	await nextTurn();
	await nextTurn();
	expect([build.registry().revision, build.deployment().revision]).toEqual([12, 12]);
	expect(build.isPublished("/remotes/public/v3/remoteEntry.js")).toBe(true);
	expect(await readLicenses(build)).toContain("In the public pages\n\nNot recorded.\n");
});
