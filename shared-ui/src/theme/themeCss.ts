import { type AccentName, accents, coloursOf } from "./accents.ts";
import { fontFaces } from "./fonts/fontFaces.ts";
import type { FontUrls } from "./fonts/fonts.ts";
import { reset } from "./reset.ts";
import { type Colour, dark, inTheme, type LightAndDark, light, narrow, scale } from "./tokens.ts";

/**
 * The style sheet of the theme, minified, to be inlined into <head>. `<html data-theme>` chooses; without it
 * (no script has run) the system's preference does. On any other element it sets the theme of that part of
 * the page.
 */
export function themeCss(fonts: FontUrls): string {
	return minify(`
		${fontFaces(fonts)}
		:root { ${declare(scale)} }
		${inBothThemes(`color-scheme: light; ${declare(light)}`, `color-scheme: dark; ${declare(dark)}`)}
		@media (max-width: 47.99rem) { :root { ${declare(narrow)} } }
		${reset}
	`);
}

/** The colours of an accent, to stand after the theme; nothing for that of the theme itself. */
export function accentCss(name: AccentName): string {
	const pairs: Partial<Record<Colour, LightAndDark>> = accents[name];
	if (name === "tea") return "";
	return minify(inBothThemes(declare(inTheme("light", pairs)), declare(inTheme("dark", pairs))));
}

/** The accent of elements with `data-accent`, which the admin chooses one by. */
export function swatchesCss(): string {
	const rules = (Object.keys(accents) as AccentName[]).map((name) => {
		const swatch = `:not(:root)[data-accent="${name}"]`;
		const { light, dark } = coloursOf(name);
		return `${swatch} { --accent: ${light.accent}; } [data-theme="dark"] ${swatch} { --accent: ${dark.accent}; }`;
	});
	return minify(rules.join(" "));
}

const inBothThemes = (inLight: string, inDark: string) => `
	:root, [data-theme="light"] { ${inLight} }
	[data-theme="dark"] { ${inDark} }
	@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${inDark} } }`;

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
