import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area } from "@site/shared-data";
import { root } from "../../build/paths.ts";
import { toTitles } from "./Plan.ts";
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
export function planRemote(id: string, area: Area): Record<string, string> {
	const [title, name] = toTitles(id);
	const path = area === "admin" ? `/admin/${id}` : `/${id}`;
	const take = (file: string) => {
		const text = readFileSync(join(example, file), "utf8");
		const ofArea = area === "admin" ? text.replaceAll("public", "admin").replaceAll("Public", "Admin") : text;
		return ofArea.replaceAll("garden", id).replaceAll("Garden", title);
	};
	const takeAll = (files: string[]) => Object.fromEntries(files.map((file) => [file, take(file)]));
	const { routes, ...manifest } = JSON.parse(take("remote.json"));
	const access = area === "admin" ? "admin" : "everyone";
	const route = { ...routes[0], path };
	const values = { id, path, title, Name: name };
	// The admin's palette has a group "Go to", and crawlers do not reach the admin area.
	if (area === "admin") Object.assign(route, { palette: { label: title }, sitemap: undefined });
	return {
		...takeAll(taken),
		"remote.json": `${JSON.stringify({ ...manifest, access, routes: [route] }, null, "\t")}\n`,
		".gitignore": "node_modules/\ndist/\n",
		...(area === "public" && takeAll(["src/loaders.browser.ts", "src/Page.ts"])),
		...readTemplates("remote/both", "", values),
		...readTemplates(`remote/${area}`, "", values),
	};
}
