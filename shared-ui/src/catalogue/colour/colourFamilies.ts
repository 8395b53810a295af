import type { Colour } from "../../theme/tokens.ts";

interface ColourFamily {
	name: string;
	/** The family's job. */
	note: string;
	colours: Colour[];
}

/** The colour tokens by purpose. */
export const colourFamilies: ColourFamily[] = [
	{
		name: "Ground",
		note: "What things stand on. The page is bg; surface is for the one thing on a screen that is written on; subtle and sunk are wells and tracks.",
		colours: ["bg", "surface", "subtle", "sunk", "overlay", "overlay-hover", "scrim", "header-bg"],
	},
	{
		name: "Ink",
		note: "Three steps of ink do what weight and size would otherwise have to: statement, support, meta.",
		colours: ["text", "text-2", "text-3", "text-disabled"],
	},
	{
		name: "Lines",
		note: "Hairlines instead of shadows. Only control must be seen by everybody: it is the edge of what can be filled in.",
		colours: ["line", "line-strong", "control"],
	},
	{
		name: "Tea",
		note: "You can act on this: links, the primary button, focus, a switch that is on.",
		colours: ["accent", "accent-hover", "accent-press", "on-accent", "accent-tint", "accent-line", "focus", "selection"],
	},
	{
		name: "Clay",
		note: "Look here: progress, a mark of honour, the line you are reading, what has waited long. Never a button.",
		colours: ["clay", "on-clay", "clay-tint", "clay-line", "sun", "moon"],
	},
	{
		name: "Status",
		note: "Text, tint and edge for three messages. The word is always there; colour only repeats it.",
		colours: [
			"ok",
			"ok-tint",
			"ok-line",
			"warn",
			"warn-tint",
			"warn-line",
			"danger",
			"danger-tint",
			"danger-line",
			"danger-solid",
			"on-danger",
		],
	},
	{
		name: "Band",
		note: "One dark surface, used once on a page at most, and the terraces that close it.",
		colours: ["band", "on-band", "on-band-2", "band-line", "contour"],
	},
	{
		name: "Code",
		note: "A set of its own, quiet enough to stand in the middle of an essay.",
		colours: [
			"code-bg",
			"code-line",
			"syn-text",
			"syn-comment",
			"syn-keyword",
			"syn-string",
			"syn-function",
			"syn-number",
			"syn-type",
			"syn-punct",
		],
	},
];
