import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../../build/paths.ts";
import { findAdditions, importsOf, planFederation } from "./planFederation.ts";
import { runCreateFederation } from "./runCreateFederation.ts";

const maxLines = 600;

/** The folders whose files a generated site may take, and the parts of them that are the product. */
const federation = /^shell\/(browser|deployment|server)\/|^scripts\/remote\/publishFolder\.ts$/;
const product =
	/^shell\/server\/(backend|feeds|markdown|metrics|quotes|share-images|worker)\/|^shell\/browser\/(quotes|system|theme|visits)\//;

let parent: string;
let folder: string;

beforeAll(async () => {
	parent = mkdtempSync(join(tmpdir(), "federation-"));
	folder = join(parent, "small-site");
	jest.spyOn(console, "log").mockImplementation();
	await runCreateFederation(folder);
	execFileSync("tar", ["-xzf", join(folder, "packages/build.tgz"), "-C", parent]);
}, 120_000);

afterAll(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const filesIn = (path: string) =>
	readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".tgz"))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** A file of the generated package @site/build; undefined without one. */
function readPacked(file: string): string | undefined {
	const path = join(parent, "package", file);
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

test("the folder has at most 600 lines, its package.json files included", () => {
	const lines = filesIn(".").map((file) => read(file).split("\n").length - 1);
	expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxLines);
});

test("every package has exactly the version of this project", () => {
	const versions: Record<string, string> = {};
	for (const workspace of ["", "build", "shell", "shared-data", "shared-ui"]) {
		const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
		Object.assign(versions, devDependencies, dependencies);
	}
	for (const file of ["package.json", "garden/package.json"]) {
		const { dependencies } = JSON.parse(read(file)) as { dependencies: Record<string, string> };
		const known = Object.entries(dependencies).filter(([name]) => !name.startsWith("@site/"));
		expect(known.length).toBeGreaterThan(2);
		expect(known.filter(([name, version]) => versions[name] !== version)).toEqual([]);
	}
	expect(JSON.parse(read("package.json"))).toMatchObject({
		name: "small-site",
		dependencies: Object.fromEntries(["@rspack/core", "hono", "react", "react-router-dom"].map((name) => [name, versions[name]])),
	});
});

test("no import leaves the folder, and each package is declared", () => {
	const { dependencies } = JSON.parse(read("package.json"));
	const problems = filesIn(".").flatMap((file) =>
		importsOf(read(file))
			.filter((name) => {
				if (name.startsWith("node:")) return false;
				if (name.startsWith(".")) return !existsSync(join(folder, file, "..", name)) || name.startsWith("../../..");
				if (name.startsWith("@site/build/")) return readPacked(name.slice("@site/build/".length)) === undefined;
				return !((/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? "") in dependencies);
			})
			.map((name) => `${file} imports ${name}`),
	);
	expect(problems).toEqual([]);
});

test("the packed sources are this project's, without the product, and import only each other and declared packages", () => {
	const { files } = findAdditions(planFederation("small-site"));
	expect(files.filter((file) => product.test(file) || !federation.test(file))).toEqual([]);
	expect(files).toEqual(
		expect.arrayContaining(["shell/deployment/disk/publish.ts", "shell/server/render/createPageRenderer.ts"]),
	);
	const { dependencies } = JSON.parse(readPacked("package.json") ?? "");
	for (const file of files) {
		expect(readPacked(file)).toBe(readFileSync(join(root, file), "utf8"));
		for (const name of importsOf(readPacked(file) ?? "")) {
			if (name.startsWith(".")) expect(readPacked(join(file, "..", name.replace("?inline", "")))).toBeDefined();
			else if (!/^(node:|@site\/)/.test(name)) expect(Object.keys(dependencies)).toContain(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
		}
	}
});

test("a folder that exists stays as it is", async () => {
	await expect(runCreateFederation(folder)).rejects.toThrow("is there already");
	await expect(runCreateFederation(undefined)).rejects.toThrow("--to <folder>");
});
