import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "@site/shared-data";
import { parseManifest } from "../../shell/deployment/index.ts";
import { create } from "./create.ts";
import { CreateError } from "./Plan.ts";
import { planRemote } from "./planRemote.ts";

const project = join(__dirname, "../..");
let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "create-"));
	for (const path of [
		"remote-public/src",
		"remote-public/remote.json",
		"shared-data/src/contract",
		"shared-ui",
		"shell/server/app.ts",
		"shell/public",
		"supabase/migrations",
		"supabase/migrations.sha256",
	])
		cpSync(join(project, path), join(root, path), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Every file with its text. */
const tree = () =>
	readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => [path.slice(root.length + 1), readFileSync(path, "latin1")]);

test.each([
	["page", "Now", /is no name of a page/],
	["page", "now page", /is no name of a page/],
	["page", "now-", /is no name of a page/],
	["page", "../now", /is no name of a page/],
	["page", "2026", /is no name of a page/],
	["page", "essays", /is taken/],
	["page", "layout", /is taken/],
	["page", "hire-me", /is taken/],
	["page", "admin", /is taken/],
	["page", "search-entries", /is taken/],
	["page", "assets", /is taken/],
	["page", "sample", /is taken/],
	["component", "ribbon", /is no name of a component/],
	["component", "rib-bon", /is no name of a component/],
	["component", "../Ribbon", /is no name of a component/],
	["component", "Table", /is taken/],
	["component", "PriceTag", /is taken/],
	["component", "IconButton", /is taken/],
	["component", "Theme", /is taken/],
	["screen", "now", /^Say what to make/],
	["page", undefined, /^Say what to make/],
])("%s %s fails with one sentence, and nothing is written", (kind, name, sentence) => {
	const before = tree();
	expect(() => create(root, kind, name)).toThrow(CreateError);
	expect(() => create(root, kind, name)).toThrow(sentence);
	expect(tree()).toEqual(before);
});

test("an unexpected file stops create with its name, and nothing is written", () => {
	rmSync(join(root, "remote-public/src/PublicSite.stories.tsx"));
	cpSync(join(root, "remote-public/src/module.ts"), join(root, "remote-public/src/PublicSite.stories.tsx"));
	const before = tree();
	expect(() => create(root, "page", "made-next")).toThrow("remote-public/src/PublicSite.stories.tsx has no line");
	expect(tree()).toEqual(before);
});

/** Names that no fork has a page of. */
const madeNames = ["made-for-a-test", "made-next"] as const;

test("a second page gets another shortcut and palette position, and a name can be used once", () => {
	for (const name of madeNames) create(root, "page", name);
	const text = readFileSync(join(root, "shared-data/src/contract/pages.ts"), "utf8");
	const valuesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
	const last = Math.max(...pages.map(({ commandOrder }) => commandOrder));
	expect(valuesOf(/commandOrder: (\d+)/g).slice(-2)).toEqual([`${last + 1}`, `${last + 2}`]);
	expect(new Set(valuesOf(/shortcut: "g ([a-z])"/g)).size).toBe(pages.length + 2);
	expect(() => create(root, "page", madeNames[0])).toThrow(`The name ${madeNames[0]} is taken`);
});

test("each page has a migration of its own after all others, with its checksum", () => {
	const migrationsOf = (folder: string) => readdirSync(join(folder, "supabase/migrations")).sort();
	for (const name of madeNames) create(root, "page", name);
	const added = migrationsOf(root).slice(migrationsOf(project).length);
	expect(added.map((name) => name.slice(15))).toEqual(madeNames.map((name) => `page_${name.replaceAll("-", "_")}.sql`));
	const sums = readFileSync(join(root, "supabase/migrations.sha256"), "utf8").trimEnd().split("\n").slice(-2);
	const texts = added.map((name) => readFileSync(join(root, "supabase/migrations", name), "utf8"));
	expect(texts).toEqual(madeNames.map((name) => expect.stringContaining(`into private.pages (path) values ('/${name}')`)));
	expect(sums).toEqual(
		added.map(
			(name, at) =>
				`${createHash("sha256")
					.update(texts[at] ?? "")
					.digest("hex")}  migrations/${name}`,
		),
	);
});

describe("a remote in a folder of its own", () => {
	const read = (path: string) => JSON.parse(readFileSync(join(project, path), "utf8"));

	test("is compiled and tested with the versions and settings of this project, as is the example that it comes from", () => {
		const ours: Record<string, string> = {};
		for (const folder of ["", "shared-ui", "shared-data", "build"])
			Object.assign(ours, read(join(folder, "package.json")).devDependencies);
		const { devDependencies } = JSON.parse(planRemote("notes", "public")["package.json"] ?? "");
		const theirs = Object.entries<string>(devDependencies).filter(([name]) => !name.startsWith("@site/"));
		expect(theirs.length).toBeGreaterThan(15);
		expect(theirs.filter(([name, version]) => version !== ours[name])).toEqual([]);
		expect(read("docs/examples/remote-garden/tsconfig.json").compilerOptions).toMatchObject(
			read("tsconfig.base.json").compilerOptions,
		);
		expect(read("docs/examples/remote-garden/remote.json").contract).toBe(`^${read("shared-data/package.json").version}`);
	});

	test.each(["public", "admin"] as const)("has the names and the manifest of its own in the area %s", (area) => {
		const files = planRemote("tea-notes", area);
		expect(Object.values(files).join("\n")).not.toMatch(/garden/i);
		const path = area === "admin" ? "/admin/tea-notes" : "/tea-notes";
		const [access, label] = area === "admin" ? ["admin", "Tea Notes"] : ["everyone", "Go to Tea Notes"];
		expect(parseManifest(JSON.parse(files["remote.json"] ?? ""))).toMatchObject({
			id: "tea-notes",
			area,
			access,
			routes: [{ path, navigation: { label: "Tea Notes" }, palette: { label } }],
		});
		expect(files["src/routes.tsx"]).toContain(`path: "${path}"`);
		expect(files["src/testing/PageInMemory.tsx"]).toContain(`${area}RepositoriesContext`);
	});
});
