import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { light, scale } from "./tokens.ts";

const root = join(__dirname, "../../..");
const folders = ["shared-ui/src", "remote-public/src", "remote-admin/src", "shell/browser"];

const sources = folders.flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
		.map(({ parentPath, name }) => ({
			path: relative(root, join(parentPath, name)),
			text: readFileSync(join(parentPath, name), "utf8"),
		})),
);

test.each(folders)("every custom property that a style of %s reads is a token or declared there", (folder) => {
	const inFolder = sources.filter(({ path }) => path.startsWith(folder));
	const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] as string);
	const declared = inFolder.flatMap(({ text }) => namesIn(text, /--([\w-]+)["'\]]*\s*:/g));
	const known = new Set([...Object.keys(scale), ...Object.keys(light), ...declared]);
	const unknown = inFolder.flatMap(({ path, text }) =>
		namesIn(text, /var\(\s*--([\w-]+)/g)
			.filter((name) => !known.has(name))
			.map((name) => `${path}: --${name}`),
	);
	expect(inFolder.length).toBeGreaterThan(10);
	expect(unknown).toEqual([]);
});

test("no style has a raw colour, font size or z-index", () => {
	const tokens = ["shared-ui/src/theme/tokens.ts", "shared-ui/src/theme/accents.ts"];
	const found = sources
		.filter(({ path }) => !tokens.includes(path))
		.flatMap(({ path, text }) => rawValues(text).map((raw) => `${path}: ${raw}`));
	expect(found).toEqual([]);
});

test.each([
	"color: #fff;",
	"box-shadow: 0 0 0 1px #1b1a1712;",
	"background: rgb(0 0 0 / 0.5);",
	"background: oklch(0.7 0.1 20);",
	"border: 1px solid white;",
	"	background-color: Black;",
	"font-size: 15px;",
	"font-size: 0.9375rem;",
	"font: var(--weight-medium) 1.125rem/1.1 var(--font-serif);",
	"z-index: 1;",
	"style={{ fontSize: 24 }}",
	'style={{ zIndex: 3, color: "#fff" }}',
	'fill="#0f6b52"',
])("a raw value is found: %s", (text) => {
	expect(rawValues(text)).not.toEqual([]);
});

test.each([
	"color: var(--text);",
	"background: transparent;",
	"border: 1px solid currentColor;",
	"@media (forced-colors: active) { border-color: ButtonText; color: GrayText; background: Canvas; }",
	"font: var(--weight-medium) var(--text-xs)/1 var(--font-mono);",
	"font: inherit;",
	"font-size: inherit;",
	"font-size: 0.8em;",
	"font-size: 0;",
	"font-size: var(--text-ui);",
	"background: color-mix(in srgb, var(--danger-solid), var(--text) 14%);",
	"z-index: var(--z-sticky);",
	"white-space: nowrap;",
	'<TextLink href="#main">',
	"/* green: #0f6b52 */",
	"const add = (one: string) => `#${one}`;",
	"transition: color var(--t-colour), background-color var(--t-colour);",
])("an allowed value is not found: %s", (text) => {
	expect(rawValues(text)).toEqual([]);
});

/** Colours, font sizes and z-indexes not from a token. Comments and system colours do not count. */
function rawValues(text: string): string[] {
	const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/ .*$/gm, "$1");
	const colours = [...code.matchAll(colour)].map(([found]) => found);
	const declarations = [...code.matchAll(declaration)]
		.filter(([, property = "", value = ""]) => !isFine(property.toLowerCase().replace("-", ""), value.trim()))
		.map(([found]) => found.trim());
	return [...colours, ...declarations];
}

const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

const declaration =
	/(?:^|[\s;{])(font-?size|font|z-?index|color|background(?:-?color)?|border[\w-]*|outline[\w-]*|fill|stroke|box-?shadow)["']?\s*[:=]\s*\{?\s*["'`]?([^;"'`}\n]+)/gim;

const namedColour =
	/(?<![\w-])(?:black|white|red|green|blue|gray|grey|silver|maroon|purple|fuchsia|lime|olive|yellow|navy|teal|aqua|orange|pink|brown|gold|beige|ivory|tomato|coral|salmon|crimson|indigo|violet|cyan|magenta)(?![\w-])/i;

function isFine(property: string, value: string): boolean {
	// A size in em is relative to the token of its parent; `none` is no size.
	if (property === "fontsize") return /^(?:0\b(?!\.)|var\(--text-|inherit\b|[\d.]+em\b|\$\{|token\()/.test(value);
	if (property === "font") return !/\d/.test(value) || /var\(--text-|\$\{|\s[\d.]+em\b/.test(value);
	if (property === "zindex") return /^(?:var\(--z-|auto\b|\$\{|token\()/.test(value);
	return !namedColour.test(value);
}
