import { dark, light } from "./tokens.ts";

/** The tokens that an accent changes. Green goes on meaning "it went well". */
type AccentTokens = Pick<
	Record<keyof typeof light, string>,
	| "accent"
	| "accent-hover"
	| "accent-press"
	| "on-accent"
	| "accent-tint"
	| "accent-line"
	| "focus"
	| "selection"
	| "band"
	| "on-band-2"
	| "band-line"
>;

interface AccentTheme {
	light: Partial<AccentTokens>;
	dark: Partial<AccentTokens>;
}

/** The colours of what can be pressed, by name. Tea is that of the tokens. */
export const accents = {
	tea: { light: {}, dark: {} },
	indigo: {
		light: {
			accent: "#4a3fb0",
			"accent-hover": "#3b3192",
			"accent-press": "#2d2573",
			"accent-tint": "#eeecfa",
			"accent-line": "#c9c4ee",
			focus: "#4a3fb0",
			selection: "#dcd8f5",
			band: "#1f1a52",
			"on-band-2": "#c3bfe6",
			"band-line": "#37307f",
		},
		dark: {
			accent: "#a9a2f5",
			"accent-hover": "#c0baf9",
			"accent-press": "#d2cefb",
			"on-accent": "#0d0a24",
			"accent-tint": "#191730",
			"accent-line": "#37336b",
			focus: "#a9a2f5",
			selection: "#35306f",
			band: "#1a1838",
			"on-band-2": "#aaa6d8",
			"band-line": "#322e66",
		},
	},
	ocean: {
		light: {
			accent: "#0b6180",
			"accent-hover": "#084d66",
			"accent-press": "#063d51",
			"accent-tint": "#e5f1f6",
			"accent-line": "#b3d5e3",
			focus: "#0b6180",
			selection: "#cde6f0",
			band: "#0a3547",
			"on-band-2": "#b5d0dc",
			"band-line": "#185370",
		},
		dark: {
			accent: "#63c4e8",
			"accent-hover": "#86d2ef",
			"accent-press": "#a3def4",
			"on-accent": "#03141b",
			"accent-tint": "#0f212a",
			"accent-line": "#1e4759",
			focus: "#63c4e8",
			selection: "#1b475a",
			band: "#0c2430",
			"on-band-2": "#9bbccb",
			"band-line": "#1b465b",
		},
	},
	plum: {
		light: {
			accent: "#8a2f6b",
			"accent-hover": "#6f2456",
			"accent-press": "#571b43",
			"accent-tint": "#f8eaf3",
			"accent-line": "#e5c0d7",
			focus: "#8a2f6b",
			selection: "#f1d5e6",
			band: "#45153a",
			"on-band-2": "#e0bdd3",
			"band-line": "#6b2c58",
		},
		dark: {
			accent: "#ee93cc",
			"accent-hover": "#f3acd8",
			"accent-press": "#f7c2e3",
			"on-accent": "#200617",
			"accent-tint": "#2a1323",
			"accent-line": "#56294a",
			focus: "#ee93cc",
			selection: "#552647",
			band: "#2c1226",
			"on-band-2": "#d0a5c0",
			"band-line": "#57284b",
		},
	},
} as const satisfies Record<string, AccentTheme>;

export type AccentName = keyof typeof accents;

/** All colours of both themes with an accent. */
export const coloursOf = (accent: AccentName) => ({
	light: { ...light, ...accents[accent].light },
	dark: { ...dark, ...accents[accent].dark },
});
