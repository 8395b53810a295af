import matter from "gray-matter";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { Skipped } from "./Post.ts";

export interface MarkdownFile {
	data: Record<string, unknown>;
	body: string;
	/** The line of the file in which the body begins. */
	firstLine: number;
}

const engines = {
	// The library's own reader expands every alias.
	yaml: { parse: (text: string) => parseYaml(text, { maxAliasCount: 20 }) as object },
	toml: { parse: (text: string) => parseToml(text) as object },
	// The library would run it.
	javascript: {
		parse(): never {
			throw new Skipped("its front matter is a program, which is not run");
		},
	},
};

/** Splits front matter and text. Throws Skipped for a broken one, or if a file must have one. */
export function readFrontMatter(bytes: Buffer, isOptional = false): MarkdownFile {
	const text = decode(bytes);
	const isToml = text.startsWith("+++");
	if (!isToml && !text.startsWith("---")) {
		if (isOptional) return { data: {}, body: text, firstLine: 1 };
		throw new Skipped("has no front matter");
	}
	try {
		const options = isToml ? { engines, language: "toml", delimiters: "+++" } : { engines };
		const { data, content } = matter(text, options);
		if (typeof data !== "object" || Array.isArray(data)) {
			throw new Skipped("its front matter holds no names with values");
		}
		const start = content.replace(/^\n/, "");
		const firstLine = text.slice(0, text.length - start.length).split("\n").length;
		return { data: withSmallKeys(data), body: start.replace(/\n$/, ""), firstLine };
	} catch (error) {
		if (error instanceof Skipped) throw error;
		const [reason = ""] = String((error as Error).message).split("\n");
		throw new Skipped(`its front matter cannot be read: ${reason.replace(/[:.]$/, "")}`);
	}
}

/** Hugo reads `Title` as `title`. */
const withSmallKeys = (data: Record<string, unknown>) => ({
	...Object.fromEntries(Object.entries(data).map(([key, value]) => [/^[A-Z][a-z]+$/.test(key) ? key.toLowerCase() : key, value])),
	...data,
});

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
