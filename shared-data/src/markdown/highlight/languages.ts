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

export type Language = keyof typeof languages;

/** The grammar of a fence's language name; undefined if it is not highlighted. */
export function languageOf(name: string): Language | undefined {
	const wanted = name.toLowerCase();
	return Object.hasOwn(languages, wanted) ? (wanted as Language) : aliases.get(wanted);
}

const aliases = new Map<string, Language>([
	["ts", "typescript"],
	["mts", "typescript"],
	["cts", "typescript"],
	["jsx", "tsx"],
	["js", "javascript"],
	["mjs", "javascript"],
	["cjs", "javascript"],
	["jsonc", "json"],
	["svg", "xml"],
	["bash", "shellscript"],
	["sh", "shellscript"],
	["shell", "shellscript"],
	["zsh", "shellscript"],
	["py", "python"],
	["rs", "rust"],
	["yml", "yaml"],
	["patch", "diff"],
	["md", "markdown"],
]);
