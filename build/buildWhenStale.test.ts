import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shell } from "./apps.ts";
import { buildWhenStale, removeOldBuilds } from "./buildWhenStale.ts";
import { root } from "./paths.ts";

test.each([
	["builds", "builds"],
	["", "dist"],
])("SITE_DIST=%s is the project's folder %s, whichever folder a program runs in", async (value, name) => {
	process.env.SITE_DIST = value;
	jest.resetModules();
	const { distFolder } = await import("./paths.ts");
	delete process.env.SITE_DIST;
	expect(distFolder).toBe(join(root, name));
});

test("the newest builds stay, those that a site has in use, and other files", async () => {
	const dist = await mkdtemp(join(tmpdir(), "builds-"));
	const folder = join(dist, "shell");
	await mkdir(folder);
	await writeFile(join(folder, "current.json"), '{"version":"running"}');
	for (const [at, version] of ["running", "c", "a", "d", "b"].entries()) {
		await mkdir(join(folder, version, "server"), { recursive: true });
		await utimes(join(folder, version), 0, 1_000 + at);
	}
	await removeOldBuilds(folder, 2, dist);
	expect((await readdir(folder)).sort()).toEqual(["b", "current.json", "d", "running"]);
});

test.each(["thesis.txt", "package.json"])("a folder that holds %s and no builds gets none, and stays as it is", async (file) => {
	const dist = await mkdtemp(join(tmpdir(), "builds-"));
	await writeFile(join(dist, file), '{"name":"another"}');
	const sentence = `SITE_DIST ${dist} holds ${file} and no builds of this site; nothing was changed, name an empty folder.`;
	await expect(buildWhenStale({ ...shell, dist })).rejects.toThrow(sentence);
	expect([await readdir(dist), await readFile(join(dist, file), "utf8")]).toEqual([[file], '{"name":"another"}']);
	await rm(dist, { recursive: true });
});
