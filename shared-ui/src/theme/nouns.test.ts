import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = join(__dirname, "..");

/** The domain's nouns. Examples in stories and tests may use them; names may not. */
const nouns = /essay|project|portfolio|profile|hire|contact|message|(?<!\w)job|publication|visitor|admin/i;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
	.filter(
		(entry) =>
			entry.isFile() &&
			/\.tsx?$/.test(entry.name) &&
			!/\.(?:test|stories)\.tsx?$/.test(entry.name) &&
			!entry.parentPath.endsWith("testing"),
	)
	.map((entry) => join(entry.parentPath, entry.name));

test("no file, export or property of the design system is named after a noun of the product", () => {
	const found = files.flatMap((file) => {
		const text = readFileSync(file, "utf8");
		const names = [...text.matchAll(/export (?:const|function|interface|type|class) (\w+)/g)].map((match) => match[1] as string);
		return [relative(folder, file), ...names].filter((name) => nouns.test(name));
	});
	expect(found).toEqual([]);
});

test("the design system imports its own files, React, its router and the libraries it is built on", () => {
	const imports = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g)].map((match) => match[1] as string),
	);
	const packages = new Set(
		imports
			.filter((name) => !name.startsWith("."))
			.map((name) =>
				name
					.split("/")
					.slice(0, name.startsWith("@") ? 2 : 1)
					.join("/"),
			),
	);
	const known = [
		"react",
		"react-dom",
		"styled-components",
		"@base-ui/react",
		"@site/shared-ui",
		"react-router-dom",
		"react-router",
		"tabbable",
	];
	expect([...packages].filter((name) => !known.includes(name) && !/^@fontsource(-variable)?\//.test(name))).toEqual([]);
});
