import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { createBuilds } from "../../build/testing/builds.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
const { writeShell, startShell, writeRemote, readRegistry } = createBuilds(dist);
afterAll(() => rm(dist, { recursive: true, force: true }));

test("sixteen processes that publish at once do so one after the other, and leave nothing behind", async () => {
	await writeShell();
	await startShell();
	const builds = Array.from({ length: 8 }, (_, index) => `p${index}`);
	await Promise.all(builds.flatMap((version) => [writeRemote("public", version), writeRemote("admin", version)]));
	const published = builds.flatMap((version) => [publish("public", version), publish("admin", version)]);
	expect(await Promise.all(published)).toEqual(Array.from({ length: 16 }, () => 0));
	const { revision, remotes, history } = await readRegistry();
	expect(revision).toBe(16);
	for (const id of ["public", "admin"] as const) {
		const all = [remotes[id], ...history[id]].map(({ version }) => version);
		expect(new Set(all).size).toBe(6);
		// What fell out of the history is gone from the disk, and nothing else is.
		expect((await readdir(join(dist, "remotes", id))).sort()).toEqual(all.sort());
	}
	expect((await readdir(dist)).sort()).toEqual(["registry.json", "remotes", "shell"]);
});

function publish(id: string, version: string): Promise<number | null> {
	const args = [join(root, "scripts/run.mjs"), "remote", "publish", id, "--version", version];
	const child = execFile(process.execPath, args, { env: { ...process.env, SITE_DIST: dist } });
	return new Promise((resolve) => child.once("exit", resolve));
}
