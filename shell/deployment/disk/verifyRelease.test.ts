import { mkdtempSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Release } from "../registry.ts";
import { integrityOf, verifyRelease, verifyServerBuild } from "./verifyRelease.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
const folder = join(dist, "remotes/garden/1");
const files = ["remoteEntry.js", "module.js", "page.js", "server/remoteEntry.cjs", "server/page.cjs"];
const pathOf = (file: string) => join(folder, file);

const server = createServer(async ({ url = "" }, response) => {
	response.setHeader("access-control-allow-origin", "*");
	response.end(await readFile(join(dist, "remotes", url)).catch(() => ""));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
	server.close();
	await rm(dist, { recursive: true });
});

const integrity: Record<string, string> = {};

beforeEach(async () => {
	await rm(join(dist, "fetched"), { recursive: true, force: true });
	for (const file of files) {
		await mkdir(dirname(pathOf(file)), { recursive: true });
		await writeFile(pathOf(file), `// ${file}`);
		integrity[file] = integrityOf(await readFile(pathOf(file)));
	}
});

const releases = () => {
	const otherOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const entries = ["/remotes/garden/1/remoteEntry.js", `${otherOrigin}/garden/1/remoteEntry.js`];
	return entries.map((entry) => ({ version: "1", entry, integrity }) as unknown as Release);
};

test.each(files)("one changed byte of %s is found, on disk and on another origin (webpack#14310)", async (file) => {
	for (const release of releases()) expect(await verifyRelease(release, dist)).toEqual([]);
	await writeFile(pathOf(file), `/? ${file}`);
	for (const release of releases()) {
		const sentence = `${file} differs from the published file.`;
		expect(await verifyRelease(release, dist)).toEqual([sentence]);
		// Only these files run on the server; the browser compares its own.
		if (file.startsWith("server/")) await expect(verifyServerBuild(release, dist)).rejects.toThrow(sentence);
		else expect(await verifyServerBuild(release, dist)).toContain(dist);
	}
});

test("a release without a hash of any server file does not run on the server (OpenSearch-Dashboards#12296)", async () => {
	for (const release of releases()) {
		await expect(verifyServerBuild({ ...release, integrity: { "remoteEntry.js": "" } }, dist)).rejects.toThrow(
			"has no server build.",
		);
	}
});
