import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * One markdown file: its front matter, and its trimmed body. Reading a key that is missing or of another kind
 * throws and names the file.
 */
export interface MarkdownFile {
	text(key: string): string;
	optionalText(key: string): string | null;
	wholeNumber(key: string): number;
	texts(key: string): string[];
	status(): "draft" | "published";
	body: string;
}

/** Reads every `.md` file of a folder; `allowed` lists the front matter keys, and any other key throws. */
export function readMarkdown(folder: URL, allowed: readonly string[]): MarkdownFile[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".md"))
		.sort()
		.map((name) => toMarkdownFile(name, readFileSync(new URL(name, folder), "utf8"), allowed));
}

function toMarkdownFile(name: string, source: string, allowed: readonly string[]): MarkdownFile {
	const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n"));
	if (!match) throw new Error(`${name}: no front matter between two lines of ---`);
	const meta: unknown = parse(match[1] ?? "");
	if (typeof meta !== "object" || meta === null || Array.isArray(meta))
		throw new Error(`${name}: the front matter is not a list of keys`);

	const values = new Map<string, unknown>(Object.entries(meta));
	for (const key of values.keys()) if (!allowed.includes(key)) throw new Error(`${name}: unknown key "${key}"`);

	const text = (key: string): string => {
		const value = values.get(key);
		if (typeof value === "string" && value.trim() !== "") return value;
		throw new Error(`${name}: "${key}" must be a text`);
	};
	return {
		text,
		optionalText: (key) => (values.has(key) ? text(key) : null),
		wholeNumber(key) {
			const value = values.get(key);
			if (typeof value === "number" && Number.isInteger(value)) return value;
			throw new Error(`${name}: "${key}" must be a whole number`);
		},
		texts(key) {
			const value = values.get(key);
			if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
			throw new Error(`${name}: "${key}" must be a list of texts`);
		},
		status() {
			const value = text("status");
			if (value === "draft" || value === "published") return value;
			throw new Error(`${name}: "status" must be draft or published`);
		},
		body: (match[2] ?? "").trim(),
	};
}
