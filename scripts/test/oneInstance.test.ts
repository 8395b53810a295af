import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(__dirname, "../..");
const workspaces = ["shell", "remote-public", "remote-admin", "shared-ui", "shared-data"];

/** Two copies of one of these break a page silently: colliding class names, two React instances. */
const singletons = ["styled-components", "react", "react-dom", "react-router-dom"];

test.each(singletons)("every workspace finds the same %s", (name) => {
	const found = new Set(
		workspaces.map((workspace) =>
			realpathSync(createRequire(join(root, workspace, "package.json")).resolve(`${name}/package.json`)),
		),
	);
	expect([...found]).toEqual([join(realpathSync(root), "node_modules", name, "package.json")]);
});

test.each(singletons)("no package brings its own %s", (name) => {
	expect(copiesOf(name, join(root, "node_modules"))).toEqual([join(root, "node_modules", name)]);
});

/** Folders that hold the package, here and inside the packages found here. */
function copiesOf(name: string, folder: string): string[] {
	return packagesIn(folder).flatMap((path) => [
		...(path === join(folder, name) ? [path] : []),
		...copiesOf(name, join(path, "node_modules")),
	]);
}

function packagesIn(folder: string): string[] {
	return foldersIn(folder).flatMap((path) => (path.slice(folder.length + 1).startsWith("@") ? foldersIn(path) : [path]));
}

function foldersIn(folder: string): string[] {
	try {
		return readdirSync(folder, { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
			.map((entry) => join(folder, entry.name));
	} catch {
		return [];
	}
}
