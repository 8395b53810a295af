import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { fillTemplate, type Template } from "./fillTemplate.ts";

/** A folder of `templates/` by paths in `target`, with its values. */
export function readTemplates(folder: string, target: string, values: Record<string, string>): Template {
	const templates = join(root, "scripts/create/templates", folder);
	const files = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
	const texts = files.map((file) => [join(target, file.slice(0, -".txt".length)), readFileSync(join(templates, file), "utf8")]);
	return fillTemplate(Object.fromEntries(texts), values);
}
