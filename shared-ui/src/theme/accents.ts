import { type Colour, colours, inTheme, type LightAndDark } from "./tokens.ts";

/** The colours of links and buttons. Tea is the tokens' colour. Green still means success. */
export const accents = {
	tea: {},
	indigo: {
		accent: ["#4a3fb0", "#a9a2f5"],
		"accent-hover": ["#3b3192", "#c0baf9"],
		"accent-press": ["#2d2573", "#d2cefb"],
		"on-accent": ["#ffffff", "#0d0a24"],
		"accent-tint": ["#eeecfa", "#191730"],
		"accent-line": ["#c9c4ee", "#37336b"],
		focus: ["#4a3fb0", "#a9a2f5"],
		selection: ["#dcd8f5", "#35306f"],
		band: ["#1f1a52", "#1a1838"],
		"on-band-2": ["#c3bfe6", "#aaa6d8"],
		"band-line": ["#37307f", "#322e66"],
	},
	ocean: {
		accent: ["#0b6180", "#63c4e8"],
		"accent-hover": ["#084d66", "#86d2ef"],
		"accent-press": ["#063d51", "#a3def4"],
		"on-accent": ["#ffffff", "#03141b"],
		"accent-tint": ["#e5f1f6", "#0f212a"],
		"accent-line": ["#b3d5e3", "#1e4759"],
		focus: ["#0b6180", "#63c4e8"],
		selection: ["#cde6f0", "#1b475a"],
		band: ["#0a3547", "#0c2430"],
		"on-band-2": ["#b5d0dc", "#9bbccb"],
		"band-line": ["#185370", "#1b465b"],
	},
	plum: {
		accent: ["#8a2f6b", "#ee93cc"],
		"accent-hover": ["#6f2456", "#f3acd8"],
		"accent-press": ["#571b43", "#f7c2e3"],
		"on-accent": ["#ffffff", "#200617"],
		"accent-tint": ["#f8eaf3", "#2a1323"],
		"accent-line": ["#e5c0d7", "#56294a"],
		focus: ["#8a2f6b", "#ee93cc"],
		selection: ["#f1d5e6", "#552647"],
		band: ["#45153a", "#2c1226"],
		"on-band-2": ["#e0bdd3", "#d0a5c0"],
		"band-line": ["#6b2c58", "#57284b"],
	},
} as const satisfies Record<string, Partial<Record<Colour, LightAndDark>>>;

export type AccentName = keyof typeof accents;

/** All colours of both themes with an accent. */
export function coloursOf(accent: AccentName) {
	const pairs = { ...colours, ...accents[accent] };
	return { light: inTheme("light", pairs), dark: inTheme("dark", pairs) };
}
