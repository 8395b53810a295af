import { fontFaces } from "./fontFaces.ts";
import type { FontUrls } from "./fonts.ts";
import { reset } from "./reset.ts";
import { dark, light, narrow, scale } from "./tokens.ts";

/**
 * The style sheet of the theme, minified, to be inlined into <head>. `<html data-theme>` chooses; without it
 * (no script has run) the system's preference does. On any other element it sets the theme of that part of
 * the page.
 */
export function themeCss(fonts: FontUrls): string {
	return minify(`
		${fontFaces(fonts)}
		:root { ${declare(scale)} }
		:root, [data-theme="light"] { color-scheme: light; ${declare(light)} }
		[data-theme="dark"] { color-scheme: dark; ${declare(dark)} }
		@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${declare(dark)} } }
		@media (max-width: 47.99rem) { :root { ${declare(narrow)} } }
		${reset}
	`);
}

const declare = (tokens: Record<string, string>) =>
	Object.entries(tokens)
		.map(([name, value]) => `--${name}: ${value};`)
		.join(" ");

// Removes only what is safe without a parser: white space, and the semicolon before a closing brace.
const minify = (css: string) =>
	css
		.replace(/\s+/g, " ")
		.replace(/ ?([{};,]) ?/g, "$1")
		.replace(/(--[\w-]+|[{;][\w-]+): /g, "$1:")
		.replace(/;}/g, "}")
		.trim();
