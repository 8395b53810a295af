import type { light } from "./tokens.ts";

/** The name of a colour token. */
export type Colour = keyof typeof light;

/** Foreground colours with one job, the grounds they are allowed on, and the ratio of WCAG 2.2 AA. */
export interface ContrastPairs {
	job: string;
	fronts: Colour[];
	grounds: Colour[];
	/** 4.5 for text (1.4.3), 3 for the edges and marks of controls (1.4.11). */
	least: 4.5 | 3;
}

const pages: Colour[] = ["bg", "surface", "subtle", "overlay"];
const deeper: Colour[] = [...pages, "sunk", "overlay-hover"];
const tints: Colour[] = ["accent-tint", "clay-tint", "ok-tint", "warn-tint", "danger-tint", "info-tint"];

/** Which colour is allowed on which. A component that needs another pair adds it; a test measures all. */
export const contrastPairs: ContrastPairs[] = [
	{ job: "Running text", fronts: ["text", "text-2"], grounds: [...deeper, ...tints, "selection"], least: 4.5 },
	{ job: "Meta: dates, hints, placeholders", fronts: ["text-3"], grounds: [...pages, "overlay-hover", ...tints], least: 4.5 },
	{ job: "Links and what can be pressed", fronts: ["accent", "accent-hover"], grounds: [...deeper, "accent-tint"], least: 4.5 },
	{ job: "On a filled button", fronts: ["on-accent"], grounds: ["accent", "accent-hover", "accent-press"], least: 4.5 },
	{ job: "Look here", fronts: ["clay"], grounds: [...pages, "overlay-hover", "clay-tint"], least: 4.5 },
	{ job: "On filled clay", fronts: ["on-clay"], grounds: ["clay"], least: 4.5 },
	{ job: "It went well", fronts: ["ok"], grounds: [...pages, "overlay-hover", "ok-tint"], least: 4.5 },
	{ job: "Take care", fronts: ["warn"], grounds: [...pages, "overlay-hover", "warn-tint"], least: 4.5 },
	{ job: "It failed", fronts: ["danger"], grounds: [...pages, "overlay-hover", "danger-tint"], least: 4.5 },
	{ job: "For your information", fronts: ["info"], grounds: [...pages, "overlay-hover", "info-tint"], least: 4.5 },
	{ job: "On a filled delete button", fronts: ["on-danger"], grounds: ["danger-solid"], least: 4.5 },
	{ job: "On the deep band", fronts: ["on-band", "on-band-2"], grounds: ["band"], least: 4.5 },
	{
		job: "Code",
		fronts: ["syn-text", "syn-comment", "syn-keyword", "syn-string", "syn-function", "syn-number", "syn-type", "syn-punct"],
		grounds: ["code-bg"],
		least: 4.5,
	},
	{ job: "Borders of controls", fronts: ["control"], grounds: pages, least: 3 },
	{ job: "The focus ring", fronts: ["focus"], grounds: [...deeper, ...tints, "code-bg"], least: 3 },
	{ job: "The sun", fronts: ["sun"], grounds: ["bg"], least: 3 },
];

/** Colours without a required contrast, and why. */
export const decoration: Partial<Record<Colour, string>> = {
	"text-disabled": "inactive controls are exempt (1.4.3)",
	line: "hairlines group what space already groups",
	"line-strong": "a hairline under the pointer",
	"accent-line": "the edge of a tint",
	"clay-line": "the edge of a tint",
	"ok-line": "the edge of a tint",
	"warn-line": "the edge of a tint",
	"danger-line": "the edge of a tint",
	"info-line": "the edge of a tint",
	"band-line": "lines behind the band's text",
	"code-line": "rules inside code",
	contour: "the terraces of the footer",
};

/** The contrast of two colours written "#rrggbb", from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
	const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
