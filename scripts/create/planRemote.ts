import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area } from "@site/shared-data";
import { root } from "../../build/paths.ts";
import { nameRemote, type Template } from "./fillTemplate.ts";
import { readTemplates } from "./readTemplates.ts";

const example = join(root, "docs/examples/remote-garden");

/** The files that every remote copies from the example. */
const taken = [
	"package.json",
	"rspack.config.js",
	"jest.config.cjs",
	"tsconfig.json",
	"README.md",
	"src/module.ts",
	"src/testing/PageInMemory.tsx",
];

/** The files of an external remote: one page with a loader, its story and its test. */
export const planRemote = (id: string, area: Area): Template => nameRemote(remoteTemplate(area), id);

/** The same before it has a name. */
export function remoteTemplate(area: Area): Template {
	const path = area === "admin" ? "/admin/__id__" : "/__id__";
	const take = (file: string) => {
		const text = readFileSync(join(example, file), "utf8");
		const ofArea = area === "admin" ? text.replaceAll("public", "admin").replaceAll("Public", "Admin") : text;
		return ofArea.replaceAll("garden", "__id__").replaceAll("Garden", "__title__");
	};
	const takeAll = (files: string[]) => Object.fromEntries(files.map((file) => [file, take(file)]));
	const { routes, ...manifest } = JSON.parse(take("remote.json"));
	const access = area === "admin" ? "admin" : "everyone";
	const route = { ...routes[0], path };
	// The admin's palette has a group "Go to", and crawlers do not reach the admin area.
	if (area === "admin") Object.assign(route, { palette: { label: "__title__" }, sitemap: undefined });
	return {
		...takeAll(taken),
		"remote.json": `${JSON.stringify({ ...manifest, access, routes: [route] }, null, "\t")}\n`,
		".gitignore": "node_modules/\ndist/\n",
		...(area === "public" && takeAll(["src/loaders.browser.ts", "src/Page.ts"])),
		...readTemplates("remote/both", "", { path }),
		...readTemplates(`remote/${area}`, "", { path }),
	};
}
