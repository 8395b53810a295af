import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { sourceVersion } from "../../build/sourceVersion.js";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { version, workspaces } = JSON.parse(read("package.json"));

test("the changelog's newest release and the folder of each build have the product's version", () => {
	expect(/^## (\d.*?) – /m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
	const builds = ["shell", "remote-public", "remote-admin", "supabase"].map((app) => sourceVersion(app));
	expect(builds).toEqual(builds.map(() => expect.stringMatching(new RegExp(`^${version}-[0-9a-f]{10}$`))));
});

test("no workspace has a version of its own, but for those that remotes elsewhere get as packages", () => {
	const versioned = (workspaces as string[]).filter((name) => "version" in JSON.parse(read(join(name, "package.json"))));
	expect(versioned).toEqual(["shared-data", "shared-ui", "build"]);
});
