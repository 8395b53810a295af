import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CreateError, insertBefore, type Plan } from "./Plan.ts";
import { readTemplates } from "./readTemplates.ts";

const source = "shared-ui/src";
const manifest = "shared-ui/package.json";

/** A component of shared-ui: component, story, test, and its subpath in `exports`. */
export function planComponent(root: string, name: string): Plan {
	if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
		throw new CreateError(`"${name}" is no name of a component: it begins each word with a capital, such as RatingStars.`);
	}
	const exports = readFileSync(join(root, manifest), "utf8");
	const index = readFileSync(join(root, source, "index.ts"), "utf8");
	// Some file systems ignore case.
	const isTaken =
		readdirSync(join(root, source)).some((folder) => folder.toLowerCase() === name.toLowerCase()) ||
		exports.includes(`"./${name}"`) ||
		new RegExp(`\\b${name}\\b`).test(index);
	if (isTaken) throw new CreateError(`The name ${name} is taken: shared-ui has a folder or an export of that name.`);

	const subpath = `    "./${name}": "./src/${name}/${name}.tsx",\n`;
	return {
		added: readTemplates("component", `${source}/${name}`, { Name: name }),
		changed: { [manifest]: insertBefore('    "./package.json"', manifest, exports, subpath) },
	};
}
