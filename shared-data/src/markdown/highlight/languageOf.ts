import type { Language } from "./languages.ts";

/** The grammar that a fence's name means; undefined for one that is not highlighted. */
export function languageOf(name: string): Language | undefined {
	return names.get(name.toLowerCase());
}

const names = new Map<string, Language>([
	["typescript", "typescript"],
	["ts", "typescript"],
	["mts", "typescript"],
	["cts", "typescript"],
	["tsx", "tsx"],
	["jsx", "tsx"],
	["javascript", "javascript"],
	["js", "javascript"],
	["mjs", "javascript"],
	["cjs", "javascript"],
	["json", "json"],
	["jsonc", "json"],
	["css", "css"],
	["html", "html"],
	["xml", "xml"],
	["svg", "xml"],
	["sql", "sql"],
	["bash", "shellscript"],
	["sh", "shellscript"],
	["shell", "shellscript"],
	["zsh", "shellscript"],
	["python", "python"],
	["py", "python"],
	["go", "go"],
	["rust", "rust"],
	["rs", "rust"],
	["php", "php"],
	["yaml", "yaml"],
	["yml", "yaml"],
	["diff", "diff"],
	["patch", "diff"],
	["markdown", "markdown"],
	["md", "markdown"],
]);
