import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { root } from "../../build/paths.ts";
import type { Additions } from "./packContract.ts";
import { readTemplates } from "./readTemplates.ts";

/** The package that contains this project's files in a generated site, at the same paths. */
const packageName = "@site/build/";

/** Packages that a generated site runs; the log of @site/shared-data needs pino. */
const tools = ["@rspack/cli", "@rspack/core", "pino", "react-dom", "react-router-dom", "tsx", "typescript"];

/** The contract's types import the types of React. */
const types = ["@types/react", "@types/react-dom"];

/** The files of a smallest site: shell, two remotes, an external one in `garden`, commands and tests. */
export function planFederation(name: string): Record<string, string> {
	const files = readTemplates("federation", "", { contract: versionOf("shared-data") });
	const garden = Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith("garden/")));
	const scripts = {
		start: "tsx site.ts start",
		publish: "tsx site.ts publish",
		rollback: "tsx site.ts rollback",
		test: "tsx --test tests/*.test.ts",
	};
	return {
		...files,
		"package.json": manifestOf(name, files, { scripts, packages: "packages", tools: [...tools, ...types] }),
		"garden/package.json": manifestOf("garden", garden, {
			scripts: { build: "rspack build" },
			packages: "../packages",
			tools: types,
		}),
	};
}

interface ManifestOptions {
	scripts: Record<string, string>;
	/** The folder of the packed packages. */
	packages: string;
	tools: string[];
}

function manifestOf(name: string, files: Record<string, string>, { scripts, packages, tools }: ManifestOptions): string {
	const packed = ["build", "shared-data", "shared-ui"].map((id) => [`@site/${id}`, `file:${packages}/${id}.tgz`]);
	const imported = Object.values(files).flatMap((text) => importsOf(text).map(packageOf));
	const dependencies = { ...Object.fromEntries(packed), ...versionsOf([...imported, ...tools]) };
	const manifest = { name, version: "0.1.0", private: true, type: "module", scripts, dependencies };
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

/** The files of this project that a generated site imports, directly or not, and the packages of these. */
export function findAdditions(files: Record<string, string>): Additions {
	const found = new Map<string, string>();
	const add = (file: string) => {
		if (found.has(file)) return;
		if (!existsSync(join(root, file))) throw new Error(`${file} is missing.`);
		const text = readFileSync(join(root, file), "utf8");
		found.set(file, text);
		for (const name of importsOf(text)) if (name.startsWith(".")) add(normalize(join(file, "..", name.replace(/\?inline$/, ""))));
	};
	for (const name of Object.values(files).flatMap(importsOf))
		if (name.startsWith(packageName)) add(name.slice(packageName.length));
	const own = /^(build\/|rspack\.shared\.js$)/;
	return {
		files: [...found.keys()].filter((file) => !own.test(file)).sort(),
		dependencies: versionsOf([...found.values()].flatMap((text) => importsOf(text).map(packageOf))),
	};
}

/** The modules that a source imports, type-only imports included. */
export const importsOf = (text: string): string[] =>
	[...text.matchAll(/(?<![-"\w.])(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?"([^"\n]+)"/g)].map((match) => match[1] as string);

const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] as string;

const versionOf = (workspace: string): string => JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")).version;

/** The exact versions of packages in this project. */
function versionsOf(names: string[]): Record<string, string> {
	const versions: Record<string, string> = {};
	for (const folder of ["", "build", "shell", "shared-data", "shared-ui"]) {
		const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
		Object.assign(versions, devDependencies, dependencies);
	}
	const used = [...new Set(names)].filter((name) => !/^(\.|node:|@site$|@site\/)/.test(name)).sort();
	return Object.fromEntries(
		used.map((name) => {
			const version = versions[name];
			if (!version) throw new Error(`${name} is a package of no workspace.`);
			return [name, version];
		}),
	);
}
