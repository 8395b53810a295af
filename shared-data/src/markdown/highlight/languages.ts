import type { LanguageRegistration } from "@shikijs/primitive";

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/** The grammars that essays use; each is fetched when a document first needs it. */
export const languages = {
	typescript: () => import("@shikijs/langs/typescript"),
	tsx: () => import("@shikijs/langs/tsx"),
	javascript: () => import("@shikijs/langs/javascript"),
	json: () => import("@shikijs/langs/json"),
	css: () => import("@shikijs/langs/css"),
	html: () => import("@shikijs/langs/html"),
	xml: () => import("@shikijs/langs/xml"),
	sql: () => import("@shikijs/langs/sql"),
	shellscript: () => import("@shikijs/langs/bash"),
	python: () => import("@shikijs/langs/python"),
	go: () => import("@shikijs/langs/go"),
	rust: () => import("@shikijs/langs/rust"),
	php: () => import("@shikijs/langs/php"),
	yaml: () => import("@shikijs/langs/yaml"),
	diff: () => import("@shikijs/langs/diff"),
	markdown: () => import("@shikijs/langs/markdown"),
} satisfies Record<string, Grammar>;

/** A language that can be highlighted. */
export type Language = keyof typeof languages;

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
