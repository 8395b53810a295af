import type { Colour } from "../../theme/tokens.ts";

/** Foreground colours with one job, and the backgrounds they are allowed on. */
export interface ContrastPairs {
	job: string;
	foregrounds: Colour[];
	backgrounds: Colour[];
	/** The minimum in WCAG 2.2 AA: 3 for edges and marks of controls (1.4.11), else 4.5 for text (1.4.3). */
	minRatio?: 4.5 | 3;
}

const pages: Colour[] = ["bg", "surface", "subtle", "overlay"];
const overlays: Colour[] = [...pages, "overlay-hover"];
const deeper: Colour[] = [...pages, "sunk", "overlay-hover"];
const tints: Colour[] = ["accent-tint", "clay-tint", "ok-tint", "warn-tint", "danger-tint"];

/** The allowed combinations of colours. A component that needs another pair adds it; a test measures all. */
export const contrastPairs: ContrastPairs[] = [
	{ job: "Running text", foregrounds: ["text", "text-2"], backgrounds: [...deeper, ...tints, "selection"] },
	{ job: "Meta: dates, hints, placeholders", foregrounds: ["text-3"], backgrounds: [...overlays, ...tints] },
	{ job: "Links and what can be pressed", foregrounds: ["accent", "accent-hover"], backgrounds: [...deeper, "accent-tint"] },
	{ job: "On a filled button", foregrounds: ["on-accent"], backgrounds: ["accent", "accent-hover", "accent-press"] },
	{ job: "Look here", foregrounds: ["clay"], backgrounds: [...overlays, "clay-tint"] },
	{ job: "On filled clay", foregrounds: ["on-clay"], backgrounds: ["clay"] },
	{ job: "It went well", foregrounds: ["ok"], backgrounds: [...overlays, "ok-tint"] },
	{ job: "Take care", foregrounds: ["warn"], backgrounds: [...overlays, "warn-tint"] },
	{ job: "It failed", foregrounds: ["danger"], backgrounds: [...overlays, "danger-tint"] },
	{ job: "On a filled delete button", foregrounds: ["on-danger"], backgrounds: ["danger-solid"] },
	{ job: "On the deep band", foregrounds: ["on-band", "on-band-2"], backgrounds: ["band"] },
	{
		job: "Code",
		foregrounds: ["syn-text", "syn-comment", "syn-keyword", "syn-string", "syn-function", "syn-number", "syn-type", "syn-punct"],
		backgrounds: ["code-bg"],
	},
	{ job: "Borders of controls", foregrounds: ["control"], backgrounds: pages, minRatio: 3 },
	{ job: "The focus ring", foregrounds: ["focus"], backgrounds: [...deeper, ...tints, "code-bg"], minRatio: 3 },
	{ job: "The sun", foregrounds: ["sun"], backgrounds: ["bg"], minRatio: 3 },
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
	"band-line": "lines behind the band's text",
	"code-line": "rules inside code",
	contour: "the terraces of the footer",
	moon: "the moon over them",
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
