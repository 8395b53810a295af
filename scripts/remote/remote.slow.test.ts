import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceVersion } from "../../build/sourceVersion.js";
import { createBuilds } from "../../build/testing/builds.ts";
import { publish, remove } from "../../shell/deployment/disk/index.ts";
import { fetchedFolder } from "../../shell/deployment/disk/verifyHashes.ts";
import type { Release } from "../../shell/deployment/index.ts";
import { publishFolder } from "./publishFolder.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
const { writeShell, startShell, writeRemote, readRegistry } = createBuilds(dist);
let runRemote: (args: string[]) => Promise<number>;

beforeAll(async () => {
	// The folder is read when the module is.
	process.env.SITE_DIST = dist;
	jest.resetModules();
	({ runRemote } = await import("./runRemote.ts"));
});

beforeEach(async () => {
	await writeShell();
	await startShell();
	for (const version of ["v1", "v2", "v3"]) await writeRemote("public", version);
	await writeRemote("admin", "v1");
});

afterEach(() => rm(dist, { recursive: true, force: true }));

test("publish activates a build with the hash of each file, and keeps the previous release", async () => {
	const file = (name: string) => join(dist, "remotes/public/v2", name);
	await writeFile(file("a.broken.js"), "");
	await writeFile(file("a.js"), "");
	await writeFile(file("remote.json.js"), "");
	await expectSuccess("publish public --version v1", "public v1 is active (revision 1).");
	expect((await readRegistry()).history.public).toEqual([]);
	await expectSuccess("publish public --version v2", "public v2 is active (revision 2).");
	const { remotes, history } = await readRegistry();
	expect(remotes.public).toMatchObject({ version: "v2", entry: "/remotes/public/v2/remoteEntry.js" });
	expect(Object.keys(remotes.public.integrity)).toEqual([
		"a.broken.js",
		"a.js",
		"module.js",
		"remote.json.js",
		"remoteEntry.js",
		"server/remoteEntry.cjs",
	]);
	expect(history.public).toMatchObject([{ version: "v1" }]);
	await expectSuccess("verify", /^ok {4}public v2 \(6 files\)\nok {4}public v1 \(3 files\)$/, "public");
});

test("publish activates a build on another origin once its files are there unchanged", async () => {
	const origin = createServer(async ({ url = "" }, response) => {
		const text = await readFile(join(dist, "remotes/public", url.replace("/files", "")), "utf8");
		response.setHeader("access-control-allow-origin", "*").end(url.includes("v2") ? `${text}!` : text);
	}).listen(0, "127.0.0.1");
	await once(origin, "listening");
	const at = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/files`;
	await expectSuccess(`publish public --version v1 --at ${at}/`, "public v1 is active (revision 1).");
	expect((await readRegistry()).remotes.public.entry).toBe(`${at}/v1/remoteEntry.js`);
	await expectFailure(`publish public --version v2 --at ${at}`, "differs from the published file.");
	expect((await readRegistry()).remotes.public.version).toBe("v1");
	origin.close();
});

test("publish refuses a file that no URL of a build names", async () => {
	await writeFile(join(dist, "remotes/public/v1/a b.js"), "");
	await expectFailure("publish public --version v1", "public: a b.js is no file of the remote.");
	expect(await readdir(dist)).not.toContain("registry.json");
});

test("rollback activates earlier releases, marks the left ones, and returns to a named one", async () => {
	for (const version of ["v1", "v2", "v3"]) await expectSuccess(`publish public --version ${version}`, version);
	await expectSuccess("rollback public", "public v2 is active (revision 4).");
	await expectSuccess("rollback public", "public v1 is active (revision 5).");
	await expectFailure("rollback public", "public has no earlier release to go back to.");
	await expectSuccess("list public", /active {8}v1.*\n.*rolled back {3}v2.*\n.*rolled back {3}v3/);
	await expectSuccess("rollback public --version v3", "public v3 is active (revision 6).");
	expect((await readRegistry()).remotes.public).not.toHaveProperty("rolledBack");
});

describe("a release that leaves the registry", () => {
	/** The first release, served by another origin, and the folder of its server build. */
	const publishElsewhere = async () => {
		await expectSuccess("publish public --version v1", "revision 1");
		const registry = await readRegistry();
		const release = { ...registry.remotes.public, entry: "https://files.example/v1/remoteEntry.js" };
		await writeFile(join(dist, "registry.json"), JSON.stringify({ ...registry, remotes: { public: release } }));
		return fetchedFolder(release, dist);
	};
	const publishSixMore = async () => {
		for (let at = 2; at < 8; at++) {
			await writeRemote("public", `v${at}`);
			await expectSuccess(`publish public --version v${at}`, `public v${at} is active (revision ${at}).`);
		}
	};

	test("loses its files, also those that were fetched from another origin", async () => {
		await mkdir(join(await publishElsewhere(), "server"), { recursive: true });
		await publishSixMore();
		expect(await readdir(join(dist, "fetched"))).toEqual([]);
		expect(await readdir(join(dist, "remotes/public"))).toEqual(["v2", "v3", "v4", "v5", "v6", "v7"]);
		expect((await readRegistry()).history.public).toHaveLength(5);
	});

	test("fails no publish if its files cannot be deleted", async () => {
		await publishElsewhere();
		await writeFile(join(dist, "fetched"), "");
		await publishSixMore();
		expect(console.error).toHaveBeenCalledWith(containing("files of an earlier release could not be deleted: ENOTDIR"));
		expect((await readRegistry()).remotes.public.version).toBe("v7");
	});
});

test("a release with changed or deleted files fails verify and rollback", async () => {
	for (const version of ["v1", "v2"]) await expectSuccess(`publish public --version ${version}`, version);
	await writeFile(join(dist, "remotes/public/v1/module.js"), "something else");
	await rm(join(dist, "remotes/public/v1/remoteEntry.js"));
	await expectFailure(
		"verify public",
		/wrong public v1 .*\n.*module.js differs from the published file.\n.*remoteEntry.js cannot be read/,
	);
	await expectFailure("rollback public", "public v1 cannot be activated: module.js differs from the published file.");
	expect((await readRegistry()).remotes.public.version).toBe("v2");
});

test("the lock of a writer that ended does not block others", async () => {
	await expectSuccess("publish public --version v1", "revision 1");
	await mkdir(join(dist, "registry.json.lock"));
	await expectSuccess("publish public --version v2", "public v2 is active (revision 2).");
	expect(await readdir(dist)).not.toContain("registry.json.lock");
}, 30_000);

test.each(["registry.json", "shell/current.json"])("a %s that is cut off is a sentence with the next step", async (file) => {
	await expectSuccess("publish public --version v1", "revision 1");
	await writeFile(join(dist, file), (await readFile(join(dist, file), "utf8")).slice(0, -5));
	await expectFailure("publish public --version v2", `${join(dist, file)} is damaged; "npm start" writes it again.`);
});

test("a publish with an outdated revision changes nothing", async () => {
	await expectSuccess("publish public --version v1", "revision 1");
	await expectFailure("publish public --version v2 --revision 0", "The registry is at revision 1, not at 0");
	await expectSuccess("publish public --version v2 --revision 1", "revision 2");
});

test("a remote of newer sources than the running shell's: the answer says to restart, published or refused", async () => {
	await writeRemote("public", sourceVersion("remote-public"));
	const restart = /The running shell is older than these sources: restart the site, which takes both\.$/;
	await expectSuccess("publish public", restart);
	await writeRemote("public", sourceVersion("remote-public"), { requires: { react: "^20.0.0" } });
	await expectFailure("publish public", restart);
});

test("before the first start there is no shell to publish for", async () => {
	await rm(join(dist, "shell/current.json"));
	await expectFailure("publish public --version v1", `No site has started with ${dist} yet; "npm start" publishes its remotes.`);
});

test("a build whose range does not fit is not published, with both versions named; neither is another remote's (piral#835)", async () => {
	await writeRemote("public", "new", { requires: { react: "^20.0.0" } });
	await expectFailure("publish public --version new", "public: needs react ^20.0.0, and this shell provides 19.3.1.");
	await cp(join(dist, "remotes/admin/v1"), join(dist, "remotes/public/stray"), { recursive: true });
	await expectFailure("publish public --version stray", "public: the build is one of admin.");
	expect(await readdir(dist)).not.toContain("registry.json");
});

test("publish and rollback refuse what imports another contract, with the names, and leave in force what was (core#4759)", async () => {
	const types = { "@site/shared-data": { urls: "aaaaaaaa" }, urls: { home: "bbbbbbbb" } };
	const imports = { ...types, urls: { home: "cccccccc", talks: "dddddddd" } };
	await writeShell({ types });
	await writeRemote("public", "v1", { imports: types });
	await expectSuccess("publish public --version v1", "public v1 is active (revision 1).");
	await writeRemote("public", "v2", { imports });
	await expectFailure(
		"publish public --version v2",
		"public: was built for another contract: this shell lacks urls.talks and has another type of urls.home.",
	);
	await writeShell({ types: imports });
	await expectSuccess("publish public --version v2", "public v2 is active (revision 2).");
	await expectFailure("rollback public", "public: was built for another contract: this shell has another type of urls.home.");
	await writeShell();
	await expectFailure("publish public --version v1", "public: was built for another contract: this shell lacks urls, urls.home.");
	expect((await readRegistry()).remotes.public.version).toBe("v2");
});

describe("a remote in a folder of its own", () => {
	let folder: string;
	const manifest = {
		id: "garden",
		area: "public",
		contract: "^0.1.0",
		access: "everyone",
		routes: [{ path: "/garden", title: "Garden" }],
	};
	const write = async (file: string, value: unknown) => {
		await mkdir(join(folder, file, ".."), { recursive: true });
		await writeFile(join(folder, file), JSON.stringify(value));
	};
	const files = ["remoteEntry.js", "module.js"];
	const build = async (version: string, change = {}) => {
		const integrity = Object.fromEntries(files.map((file) => [file, hashOf(`"${file} ${version}"`)]));
		const built = { version, assets: ["module.js"], pages: {}, requires: { react: "^19.0.0" }, integrity };
		await rm(join(folder, "dist"), { recursive: true, force: true });
		await write("remote.json", { ...manifest, ...change });
		await write(`dist/${version}/remote.json`, { ...manifest, ...change, ...built });
		for (const file of files) await write(`dist/${version}/${file}`, `${file} ${version}`);
	};

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "garden-"));
		await expectSuccess("publish public --version v1", "revision 1");
	});
	afterEach(() => rm(folder, { recursive: true }));

	test("is published, rolled back, listed and removed with its files, and leaves the others as they are", async () => {
		await build("1");
		await expectSuccess("publish", "garden 1 is active (revision 2).", folder);
		await build("2");
		await expectSuccess("publish", "garden 2 is active (revision 3).", folder);
		await expectSuccess("rollback garden", "garden 1 is active (revision 4).");
		await expectSuccess("list", /public\n {2}active .*v1[^]*garden\n {2}active {8}1 .*\n {2}rolled back {3}2 /);
		await expectSuccess("verify garden", "ok    garden 1 (2 files)");
		await expectSuccess("remove garden", "garden is removed (revision 5).");
		expect(Object.keys((await readRegistry()).remotes)).toEqual(["public"]);
		expect(await readdir(join(dist, "remotes"))).toEqual(["admin", "public"]);
	});

	test("is removed with what was fetched of its releases from another origin; a remote that is gone is named", async () => {
		for (const version of ["1", "2"]) {
			await build(version);
			await expectSuccess("publish", `garden ${version} is active`, folder);
		}
		const registry = await readRegistry();
		const elsewhere = (release: Release) => ({ ...release, entry: `https://files.example/${release.version}/remoteEntry.js` });
		const releases = [registry.remotes.garden, ...registry.history.garden].map(elsewhere);
		const [active, ...earlier] = releases;
		const moved = {
			...registry,
			remotes: { ...registry.remotes, garden: active },
			history: { ...registry.history, garden: earlier },
		};
		await writeFile(join(dist, "registry.json"), JSON.stringify(moved));
		for (const release of releases) await mkdir(fetchedFolder(release, dist), { recursive: true });
		await expectSuccess("remove garden", "garden is removed (revision 4).");
		expect(await readdir(join(dist, "fetched"))).toEqual([]);
		await expect(remove("garden", { dist })).rejects.toThrow("There is no remote garden.");
	});

	test("keeps the files of a refused publish that another job has published meanwhile", async () => {
		await build("1");
		const tryRelease = async (...release: Parameters<typeof publish>) => {
			await publish(...release);
			throw new Error("refused");
		};
		await expect(publishFolder(folder, { dist, tryRelease })).rejects.toThrow("refused");
		await expectSuccess("verify garden", "ok    garden 1 (2 files)");
	});

	test("is named by its folder as well, and published again by version; the same release changes nothing", async () => {
		await build("1");
		await expectSuccess("publish", "garden 1 is active (revision 2).", folder);
		await expectSuccess("publish", "garden 1 was active already; nothing has changed (revision 2).", folder);
		await build("2");
		await expectSuccess("publish", "garden 2 is active (revision 3).", folder);
		await expectSuccess("rollback", "garden 1 is active (revision 4).", folder);
		await expectSuccess("publish garden --version 2", "garden 2 is active (revision 5).");
		await expectFailure("publish garden", "garden has no sources here: name its folder, or one of its versions with --version.");
		for (const verb of ["verify", "list"]) await expectSuccess(verb, "garden", folder);
		await expectSuccess("remove", "garden is removed (revision 6).", folder);
	});

	test("of another build with a published version is refused, and the published files stay", async () => {
		await build("1");
		await expectSuccess("publish", "revision 2", folder);
		files.push("more.js");
		await build("1");
		files.pop();
		const sentence = /^garden: another build of 1 is in \S+; give this one another version\.$/;
		expect(await run("publish", folder)).toEqual({ code: 1, output: matching(sentence) });
		await expectSuccess("verify garden", "ok    garden 1 (2 files)");
	});

	test("verify names what lies beside the published files", async () => {
		await build("1");
		await expectSuccess("publish", "revision 2", folder);
		const published = join(dist, "remotes/garden/1");
		await writeFile(join(published, "added.js"), "");
		await symlink(dist, join(published, "link"));
		const sentences =
			/^wrong garden 1 \(2 files\)\n {6}link is a link; a build has files only\.\n {6}added\.js was not published\.$/;
		await expectFailure("verify garden", sentences);
	});

	const dist1 = (file: string) => join(folder, "dist/1", file);
	const makePipe = (path: string) => execFileSync("mkfifo", [path]);
	test.each<[string, () => unknown, string]>([
		[
			"a changed file",
			() => writeFile(dist1("module.js"), "changed"),
			"garden: module.js was changed after the build; build it again.",
		],
		["a removed file", () => rm(dist1("module.js")), "garden: module.js was removed after the build; build it again."],
		["an added file", () => writeFile(dist1("added.js"), ""), "garden: added.js was added after the build; build it again."],
		["a compressed file", () => writeFile(dist1("x.js.br"), ""), "garden: x.js.br was added after the build; build it again."],
		["a link to a folder", () => symlink(dist, dist1("dir")), "garden: dir is a link; a build has files only."],
		[
			"a compressed link",
			() => symlink("/etc/passwd", dist1("module.js.br")),
			"garden: module.js.br is a link; a build has files only.",
		],
		["a pipe", () => makePipe(dist1("pipe")), "garden: pipe is a pipe or device; a build has files only."],
		[
			"a pipe as its manifest",
			() => rm(join(folder, "remote.json")).then(() => makePipe(join(folder, "remote.json"))),
			"remote.json is missing or no file.",
		],
		[
			"a link as its build",
			() => rename(dist1(""), join(folder, "away")).then(() => symlink(join(folder, "away"), join(folder, "dist/1"))),
			`has no build: run "npm run build" in it first.`,
		],
		[
			"a build of another version",
			() => rename(dist1(""), join(folder, "dist/2")),
			"garden: the build in the folder 2 says that it is 1.",
		],
		[
			"newer sources",
			() => rename(dist1(""), join(folder, "dist/1-0123456789")).then(() => write("package.json", { version: "1" })),
			`has newer sources than its build 1-0123456789: run "npm run build" in it first.`,
		],
	])("is refused with %s, in one sentence", async (_, damage, sentence) => {
		await build("1");
		await damage();
		const { code, output } = await run("publish", folder);
		expect([code, output.split("\n").length, output]).toEqual([1, 1, containing(sentence)]);
		expect((await readRegistry()).revision).toBe(1);
		expect(await readdir(join(dist, "remotes"))).toEqual(["admin", "public"]);
	});

	test.each([
		["the id of an area", () => build("1", { id: "public" }), "public is the name of an area"],
		["no page", () => build("1", { routes: [] }), "routes is empty; a remote answers one path at least."],
		["an empty path", () => build("1", { routes: [{ path: "", title: "X" }] }), 'path is not usable: ""'],
		[
			"the same path twice",
			() => build("1", { routes: ["/garden/:note", "/garden/:other"].map((path) => ({ path, title: "X" })) }),
			"/garden/:other is there twice.",
		],
		["a name that every object has", () => build("1", { id: "constructor" }), 'id is not usable: "constructor"'],
		["the name of the shell", () => build("1", { id: "shell" }), 'id is not usable: "shell"'],
		["a path of another", () => build("1", { routes: [{ path: "/", title: "Home" }] }), "garden: / is taken by public (/)."],
		["a path of the server", () => build("1", { routes: [{ path: "/assets/x", title: "X" }] }), "taken by the shell"],
		["a newer contract", () => build("1", { contract: "^0.2.0" }), "was made for the contract ^0.2.0"],
		["an unknown field", () => build("1", { loader: "x" }), "loader is unknown."],
		["no build", () => write("remote.json", manifest), "has no build"],
		[
			"a manifest that is not the build's",
			() => build("1").then(() => write("remote.json", { ...manifest, access: "admin" })),
			"changed after the build",
		],
	])("is refused with %s, and leaves nothing", async (_, prepare, reason) => {
		await prepare();
		expect(await run("publish", folder)).toEqual({ code: 1, output: containing(reason) });
		expect((await readRegistry()).revision).toBe(1);
		expect(await readdir(join(dist, "remotes"))).toEqual(["admin", "public"]);
	});
});

test.each([
	["publish", "Name a remote: public or admin."],
	["publish blog", "Name a remote: public or admin."],
	["remove public", "public is the frame of its area"],
	["remove garden", "Name a remote: public or admin."],
	["publish public --version v9", "There is no build v9 of public"],
	["publish public --at ftp://x", "--at must be"],
	["publish public --revision x", "--revision must be"],
	["rollback admin", "admin has no earlier release to go back to."],
	["explode public", 'There is no verb "explode". Use one of: build, publish'],
	["constructor public", 'There is no verb "constructor".'],
	["verify admin", "admin: nothing is published."],
])("%s fails with one sentence", async (line, answer) => {
	await expectFailure(line, answer);
});

test("with a registry that cannot be read nothing is published or overwritten (OpenSearch-Dashboards#12296)", async () => {
	await writeFile(join(dist, "registry.json"), '{"remotes": {}');
	await expectFailure("publish public --version v1", "is damaged");
	expect(await readFile(join(dist, "registry.json"), "utf8")).toBe('{"remotes": {}');
});

async function expectSuccess(line: string, answer: string | RegExp, ...more: string[]) {
	expect(await run(line, ...more)).toEqual({
		code: 0,
		output: typeof answer === "string" ? containing(answer) : matching(answer),
	});
}

async function expectFailure(line: string, answer: string | RegExp) {
	expect(await run(line)).toEqual({
		code: 1,
		output: typeof answer === "string" ? containing(answer) : matching(answer),
	});
}

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const containing = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

async function run(line: string, ...more: string[]): Promise<{ code: number; output: string }> {
	const lines: string[] = [];
	const listen = (...words: unknown[]) => void lines.push(words.join(" "));
	for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation(listen);
	const code = await runRemote([...line.split(" "), ...more]);
	return { code, output: lines.join("\n").trim() };
}
