import { type AccentName, accents, coloursOf } from "./accents.ts";
import { fontFaces } from "./fonts/fontFaces.ts";
import type { FontUrls } from "./fonts/fonts.ts";
import { type Colour, dark, inTheme, type LightAndDark, light, narrow, scale } from "./tokens.ts";

/**
 * The theme's style sheet, minified, for <head>. `data-theme` selects the theme on any element; without it
 * the system's preference does. Print is always light.
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

/** The colours of an accent, to be placed after the theme; empty for the theme's own. */
export function accentCss(name: AccentName): string {
	const pairs: Partial<Record<Colour, LightAndDark>> = accents[name];
	if (name === "tea") return "";
	return minify(inBothThemes(declare(inTheme("light", pairs)), declare(inTheme("dark", pairs))));
}

/** The accents of elements with `data-accent`, with which the admin chooses one. */
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
	@media screen {
		[data-theme="dark"] { ${inDark} }
		@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${inDark} } }
	}`;

const declare = (tokens: Record<string, string>) =>
	Object.entries(tokens)
		.map(([name, value]) => `--${name}: ${value};`)
		.join(" ");

// Removes only parts that are safe without a parser: white space, and the semicolon before a closing brace.
const minify = (css: string) =>
	css
		.replace(/\s+/g, " ")
		.replace(/ ?([{};,]) ?/g, "$1")
		.replace(/(--[\w-]+|[{;][\w-]+): /g, "$1:")
		.replace(/;}/g, "}")
		.trim();

/** The base style of every page: reset, type, focus ring, reduced motion, forced colours, print. */
const reset = `
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--header-h) + 1rem); }
body {
	min-height: 100dvh; background: var(--bg); color: var(--text);
	font: var(--weight-regular) var(--text-base)/var(--leading-ui) var(--font-sans);
	-webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale;
	text-rendering: optimizeLegibility; word-spacing: 0.03em; font-synthesis: none; overflow-wrap: break-word;
}
img, svg, video, canvas { display: block; max-width: 100%; height: auto; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; }
a { color: inherit; text-decoration: none; }
:where(ul[class], ol[class]) { list-style: none; padding: 0; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; text-wrap: balance; }
p, li, figcaption, blockquote { text-wrap: pretty; }
pre, code, kbd, samp { font-family: var(--font-mono); font-size: 1em; word-spacing: 0; }
table { border-collapse: collapse; border-spacing: 0; }
hr { border: 0; border-top: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--radius-xs); }
::selection { background: var(--selection); color: var(--text); }
time { font-variant-numeric: tabular-nums lining-nums; }
.sr-only { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) {
	*, *::before, *::after {
		animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important;
	}
	::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
}
[data-switching] *, [data-switching] *::before, [data-switching] *::after { transition: none !important; }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
@media print {
	*, *::before, *::after { transition: none !important; }
	:is(:is(header, footer):not(main *), nav, dialog, [popover], [role="progressbar"], [href="#main"]) { display: none !important; }
}
`;
