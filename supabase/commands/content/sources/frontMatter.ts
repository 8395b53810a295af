import matter from "gray-matter";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { Skipped } from "./Post.ts";

export interface MarkdownFile {
	data: Record<string, unknown>;
	body: string;
}

// The library would run a JavaScript front matter, and its own YAML reader expands every alias.
const refuse = {
	parse(): never {
		throw new Skipped("its front matter is a program, which is not run");
	},
};
const engines = {
	yaml: { parse: (text: string) => (parseYaml(text, { maxAliasCount: 20 }) ?? {}) as object },
	toml: { parse: (text: string) => parseToml(text) as object },
	javascript: refuse,
	js: refuse,
	coffee: refuse,
};

/** Splits YAML or TOML front matter and text. Throws Skipped for a file without one, or with a broken one. */
export function readFrontMatter(bytes: Buffer): MarkdownFile {
	const text = decode(bytes);
	const isToml = text.startsWith("+++");
	if (!isToml && !text.startsWith("---")) throw new Skipped("has no front matter");
	try {
		const options = isToml ? { engines, language: "toml", delimiters: "+++" } : { engines };
		const { data, content } = matter(text, options);
		if (typeof data !== "object" || data === null || Array.isArray(data)) {
			throw new Skipped("its front matter holds no names with values");
		}
		return { data, body: content.replace(/^\n/, "").replace(/\n$/, "") };
	} catch (error) {
		if (error instanceof Skipped) throw error;
		const [reason = ""] = String((error as Error).message).split("\n");
		throw new Skipped(`its front matter cannot be read: ${reason.replace(/[:.]$/, "")}`);
	}
}

function decode(bytes: Buffer): string {
	try {
		// Without the byte order mark, which the decoder removes.
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		// A textarea contains only line feeds; a text with both kinds is kept.
		return /^[^\n]*\r\n/.test(text) ? text.replaceAll("\r\n", "\n") : text;
	} catch {
		throw new Skipped("is not a text in UTF-8");
	}
}
