import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { root } from "../../build/paths.ts";
import { programSources, sharedSources, sourceVersion } from "../../build/sourceVersion.js";
import { importsOf } from "../create/planFederation.ts";

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

test("the version of the programs depends on every module that they contain", () => {
	const found = new Set<string>();
	const add = (file: string) => {
		if (found.has(file)) return;
		found.add(file);
		const imports = importsOf(read(file).replace(/^(?:import|export) type [^;]*;/gm, ""));
		for (const name of imports) if (name.startsWith(".")) add(normalize(join(file, "..", name)));
	};
	const entries = [...read("supabase/rspack.config.js").matchAll(/^\t\t\w+: "(.+\.ts)",$/gm)];
	expect(entries).toHaveLength(8);
	for (const [, entry = ""] of entries) add(normalize(join("supabase", entry)));
	// They read only the version in package.json, and the name of each build has it.
	const hashed = [...programSources, ...sharedSources, "package.json"];
	expect([...found].filter((file) => !hashed.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});
