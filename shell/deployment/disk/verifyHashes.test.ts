import { mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "../registry.ts";
import { integrityOf, matchesIntegrity, verifyHashes, verifyServerBuild } from "./verifyHashes.ts";

const content = { "remoteEntry.js": "browser", "server/remoteEntry.cjs": "server" };
const integrity = Object.fromEntries(Object.entries(content).map(([file, text]) => [file, integrityOf(Buffer.from(text))]));

let dist: string;
let origin: Server;
let url: string;
/** The paths that were requested, and the answers that differ from the published files. */
let requested: string[];
let answers: Record<string, { status?: number; headers?: Record<string, string>; text?: string }>;

beforeEach(async () => {
	dist = mkdtempSync(join(tmpdir(), "dist-"));
	[requested, answers] = [[], {}];
	origin = createServer(({ url: path = "" }, response) => {
		requested.push(path);
		const file = path.replace("/garden/", "") as keyof typeof content;
		const { status = 200, headers = { "access-control-allow-origin": "*" }, text = content[file] } = answers[file] ?? {};
		response.writeHead(status, headers).end(text);
	});
	await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/garden/remoteEntry.js`;
});
afterEach(async () => {
	origin.close();
	await rm(dist, { recursive: true });
});

const release = (change = {}) => ({ id: "garden", version: "1", entry: url, integrity, ...change }) as Release;
const ownEntry = "/remotes/garden/1/remoteEntry.js";
async function writeOwn() {
	await mkdir(join(dist, "remotes/garden/1/server"), { recursive: true });
	for (const [file, text] of Object.entries(content)) await writeFile(join(dist, "remotes/garden/1", file), text);
}

test("a server build of another origin is downloaded once, and verified while that origin is away", async () => {
	// Only browsers need a header that lets them load it.
	answers["server/remoteEntry.cjs"] = { headers: {} };
	const folder = await verifyServerBuild(release(), dist);
	expect(requested).toEqual(["/garden/server/remoteEntry.cjs"]);
	expect(folder).toMatch(/\/fetched\/1-\w{10,16}$/);
	expect(await readdir(folder, { recursive: true })).toEqual(["server", "server/remoteEntry.cjs"]);
	origin.close();
	expect(await verifyServerBuild(release(), dist)).toBe(folder);
	expect(requested).toHaveLength(1);
	await writeFile(join(folder, "server/remoteEntry.cjs"), "changed");
	await expect(verifyServerBuild(release(), dist)).rejects.toThrow("server/remoteEntry.cjs differs from the published file.");
});

test("another release of the same version has its own folder", async () => {
	const first = await verifyServerBuild(release(), dist);
	const second = await verifyServerBuild(release({ integrity: { ...integrity, "more.js": integrityOf(Buffer.of()) } }), dist);
	expect(second).not.toBe(first);
	expect(await readFile(join(second, "server/remoteEntry.cjs"), "utf8")).toBe("server");
});

test.each([
	[{ text: "changed" }, "server/remoteEntry.cjs differs from the published file."],
	[{ status: 302, headers: { location: "/garden/moved" } }, "fetch failed"],
	[{ status: 404 }, /^http:.*\/server\/remoteEntry\.cjs answered 404\.$/],
])("a server build that the other origin answers with %j is refused, and leaves no folder", async (answer, reason) => {
	answers = { "server/remoteEntry.cjs": answer, moved: { text: "server" } };
	await expect(verifyServerBuild(release(), dist)).rejects.toThrow(reason);
	expect(await readdir(join(dist, "fetched")).catch(() => [])).toEqual([]);
});

test("a release without a server build has nothing to run (OpenSearch-Dashboards#12296)", async () => {
	const { "remoteEntry.js": entry } = integrity;
	const verify = verifyServerBuild(release({ integrity: { "remoteEntry.js": entry } }), dist);
	await expect(verify).rejects.toThrow(`${url} has no server build.`);
});

test("the server build of this origin is read from its folder, never copied", async () => {
	await writeOwn();
	expect(await verifyServerBuild(release({ entry: ownEntry }), dist)).toBe(join(dist, "remotes/garden/1"));
	expect([requested, await readdir(dist)]).toEqual([[], ["remotes"]]);
	await writeFile(join(dist, "remotes/garden/1/server/remoteEntry.cjs"), "changed");
	await expect(verifyServerBuild(release({ entry: ownEntry }), dist)).rejects.toThrow("differs");
});

test.each(Object.keys(content))("one changed byte of %s is found, here and on another origin (webpack#14310)", async (file) => {
	await writeOwn();
	await writeFile(join(dist, "remotes/garden/1", file), "Changed");
	answers[file] = { text: "Changed" };
	for (const entry of [ownEntry, url]) {
		expect(await verifyHashes(release({ entry }), dist)).toEqual([`${file} differs from the published file.`]);
	}
});

test("each wrong file of a release on this origin is named, and a link is none", async () => {
	await writeOwn();
	expect(await verifyHashes(release({ entry: ownEntry }), dist)).toEqual([]);
	await writeFile(join(dist, "remotes/garden/1/remoteEntry.js"), "changed");
	await rm(join(dist, "remotes/garden/1/server/remoteEntry.cjs"));
	await symlink(join(dist, "remotes/garden/1/remoteEntry.js"), join(dist, "remotes/garden/1/server/remoteEntry.cjs"));
	expect(await verifyHashes(release({ entry: ownEntry }), dist)).toEqual([
		"remoteEntry.js differs from the published file.",
		"server/remoteEntry.cjs cannot be read: it is no file.",
	]);
});

test("of another origin a browser's file needs the header that lets this site load it, and the server's none", async () => {
	expect(await verifyHashes(release(), dist)).toEqual([]);
	answers = { "remoteEntry.js": { headers: {} }, "server/remoteEntry.cjs": { headers: {} } };
	expect(await verifyHashes(release(), dist)).toEqual([
		`remoteEntry.js cannot be read: ${url} lacks the header "access-control-allow-origin: *", without which browsers refuse it.`,
	]);
	answers = { "remoteEntry.js": { status: 302, headers: { location: "/garden/server/remoteEntry.cjs" } } };
	expect(await verifyHashes(release(), dist)).toEqual(["remoteEntry.js differs from the published file."]);
});

test("a hash is compared by its own algorithm", () => {
	const tea = Buffer.from("tea");
	for (const algorithm of ["sha256", "sha384", "sha512"]) {
		expect(matchesIntegrity(tea, integrityOf(tea, algorithm))).toBe(true);
		expect(matchesIntegrity(Buffer.from("Tea"), integrityOf(tea, algorithm))).toBe(false);
	}
	expect(() => matchesIntegrity(tea, "md5-1234")).toThrow();
});
