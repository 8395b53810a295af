import { mkdtempSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceVersion } from "../build/sourceVersion.js";
import { createBuilds } from "./testing/builds.ts";

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
	await expectSuccess("publish public --version v1", "public v1 is active (revision 1).");
	await expectSuccess("publish public --version v2", "public v2 is active (revision 2).");
	const { remotes, history } = await readRegistry();
	expect(remotes.public).toMatchObject({ version: "v2", entry: "/remotes/public/v2/remoteEntry.js" });
	expect(Object.keys(remotes.public.integrity)).toEqual(["module.js", "remoteEntry.js", "server/remoteEntry.cjs"]);
	expect(history.public).toMatchObject([{ version: "v1" }]);
	await expectSuccess("verify", /^ok {4}public v2 \(3 files\)\nok {4}public v1 \(3 files\)$/, "public");
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

test("a release with changed or deleted files fails verify and rollback", async () => {
	for (const version of ["v1", "v2"]) await expectSuccess(`publish public --version ${version}`, version);
	await writeFile(join(dist, "remotes/public/v1/module.js"), "something else");
	await rm(join(dist, "remotes/public/v1/remoteEntry.js"));
	await expectFailure(
		"verify public",
		/wrong public v1 .*\n.*module.js is not what was published.\n.*remoteEntry.js cannot be read/,
	);
	await expectFailure("rollback public", "public v1 cannot be activated: module.js is not what was published.");
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
	await expectFailure("publish public --version v2 --revision 0", "The registry stands at revision 1, not at 0");
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

test("an incompatible build, or another remote's, is not published", async () => {
	await writeRemote("public", "new", { requires: { react: "^20.0.0" } });
	await expectFailure("publish public --version new", "public: needs react ^20.0.0, and this shell provides 19.3.1.");
	await cp(join(dist, "remotes/admin/v1"), join(dist, "remotes/public/stray"), { recursive: true });
	await expectFailure("publish public --version stray", "public: the build is one of admin.");
	expect(await readdir(dist)).not.toContain("registry.json");
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
	const build = async (version: string, change = {}) => {
		const built = { version, assets: ["module.js"], pages: {}, requires: { react: "^19.0.0" } };
		await rm(join(folder, "dist"), { recursive: true, force: true });
		await write("remote.json", { ...manifest, ...change });
		await write(`dist/${version}/remote.json`, { ...manifest, ...change, ...built });
		for (const file of ["remoteEntry.js", "module.js"]) await write(`dist/${version}/${file}`, `${file} ${version}`);
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

	test.each([
		["the id of an area", () => build("1", { id: "public" }), "public is the name of an area"],
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
	["explode public", "npm run remote -- build"],
	["verify admin", "admin: nothing is published."],
])("%s fails with one sentence", async (line, answer) => {
	await expectFailure(line, answer);
});

test("an invalid registry is not overwritten", async () => {
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

const containing = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

async function run(line: string, ...more: string[]): Promise<{ code: number; output: string }> {
	const lines: string[] = [];
	const listen = (...words: unknown[]) => void lines.push(words.join(" "));
	for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation(listen);
	const code = await runRemote([...line.split(" "), ...more]);
	return { code, output: lines.join("\n").trim() };
}
