import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { rawValues } from "./rawValues.ts";

const root = join(__dirname, "../../..");
const folders = ["shared-ui/src", "remote-public/src", "remote-admin/src", "shell/browser"];

/** Files that may contain raw values, and why. */
const allowed: Record<string, string> = {
	"shared-ui/src/theme/tokens.ts": "the tokens themselves",
	"shared-ui/src/theme/accents.ts": "tokens of an accent",
	"shared-ui/src/theme/rawValues.ts": "the patterns that look for them",
};

const files = folders.flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

test("no style has a raw colour, font size or z-index", () => {
	const found = files
		.filter((file) => !(file in allowed))
		.flatMap((file) => rawValues(readFileSync(join(root, file), "utf8")).map((raw) => `${file}:${raw.line} ${raw.found}`));
	expect(found).toEqual([]);
});

test("each allowed file exists", () => {
	expect(files.length).toBeGreaterThan(100);
	expect(Object.keys(allowed).filter((file) => !files.includes(file))).toEqual([]);
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
