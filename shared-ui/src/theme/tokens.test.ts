import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dark, light, scale } from "./tokens.ts";

type Colour = keyof typeof light;

/** Foreground, grounds it may stand on, and the ratio that WCAG 2.2 AA asks of it. */
const pairs: [Colour, Colour[], number][] = [
	[
		"text",
		["bg", "surface", "subtle", "sunk", "overlay", "overlay-hover", "ok-tint", "warn-tint", "danger-tint", "info-tint"],
		4.5,
	],
	["text-2", ["bg", "surface", "subtle", "sunk", "overlay", "overlay-hover"], 4.5],
	["text-3", ["bg", "surface", "subtle", "overlay"], 4.5],
	["accent", ["bg", "surface", "subtle", "overlay", "accent-tint"], 4.5],
	["accent-hover", ["bg", "surface"], 4.5],
	["on-accent", ["accent", "accent-hover", "accent-press"], 4.5],
	["clay", ["bg", "surface", "clay-tint"], 4.5],
	["on-clay", ["clay"], 4.5],
	["ok", ["bg", "surface", "ok-tint"], 4.5],
	["warn", ["bg", "surface", "warn-tint"], 4.5],
	["danger", ["bg", "surface", "danger-tint"], 4.5],
	["info", ["bg", "surface", "info-tint"], 4.5],
	["on-danger", ["danger-solid"], 4.5],
	["on-band", ["band"], 4.5],
	["on-band-2", ["band"], 4.5],
	["syn-text", ["code-bg", "code-mark"], 4.5],
	["syn-comment", ["code-bg"], 4.5],
	["syn-keyword", ["code-bg", "code-mark"], 4.5],
	["syn-string", ["code-bg", "code-mark"], 4.5],
	["syn-function", ["code-bg", "code-mark"], 4.5],
	["syn-number", ["code-bg", "code-mark"], 4.5],
	["syn-type", ["code-bg", "code-mark"], 4.5],
	["syn-punct", ["code-bg", "code-mark"], 4.5],
	["control", ["bg", "surface"], 3],
	["focus", ["bg", "surface", "subtle", "overlay"], 3],
];

const cases = Object.entries({ light, dark }).flatMap(([theme, tokens]) =>
	pairs.flatMap(([front, grounds, least]) => grounds.map((ground) => ({ theme, front, ground, least, tokens }))),
);

test.each(cases)("$theme: $front on $ground reads at $least to 1", ({ tokens, front, ground, least }) => {
	expect(contrast(tokens[front], tokens[ground])).toBeGreaterThanOrEqual(least);
});

test("every custom property that a style reads is a token or declared in the same file", () => {
	const root = join(__dirname, "../../..");
	const known = new Set<string>([...Object.keys(scale), ...Object.keys(light)]);
	const unknown = ["shared-ui/src", "remote-public/src", "remote-admin/src", "shell/src"].flatMap((folder) =>
		sources(join(root, folder)).flatMap((file) => {
			const text = readFileSync(file, "utf8");
			const local = new Set([...text.matchAll(/--([\w-]+)["'\]]*\s*:/g)].map((match) => match[1]));
			return [...text.matchAll(/var\(\s*--([\w-]+)/g)]
				.map((match) => match[1] as string)
				.filter((name) => !known.has(name) && !local.has(name))
				.map((name) => `${file.slice(root.length)}: --${name}`);
		}),
	);
	expect(unknown).toEqual([]);
});

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}

function contrast(one: string, other: string): number {
	const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance of "#rrggbb", as WCAG 2.2 defines it. */
function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
