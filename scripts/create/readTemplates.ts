import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";

/** A folder of `templates/` by paths in `target`; `__name__` in a path or a text becomes its value. */
export function readTemplates(folder: string, target: string, values: Record<string, string>): Record<string, string> {
	const templates = join(root, "scripts/create/templates", folder);
	const fill = (text: string) => text.replaceAll(/__([A-Za-z]+)__/g, (placeholder, name) => values[name] ?? placeholder);
	const files = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
	return Object.fromEntries(
		files.map((file) => [join(target, fill(file.slice(0, -".txt".length))), fill(readFileSync(join(templates, file), "utf8"))]),
	);
}
