/** Sizes, font families, durations and z-indexes as CSS values: the same in both themes. */
export const scale = {
	// Type
	"font-serif": '"Brygada 1918", "Brygada fallback", Georgia, serif', // display, essay titles, lead lines, reading mode
	"font-sans": '"Instrument Sans", "Instrument fallback", system-ui, sans-serif', // everything you read or operate
	"font-mono": '"Geist Mono", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace', // labels, meta, keys, code
	"text-2xs": "0.6875rem", // 11  only for mono badges, never for sentences
	"text-xs": "0.75rem", // 12
	"text-sm": "0.8125rem", // 13
	"text-md": "0.875rem", // 14
	"text-ui": "0.9375rem", // 15  buttons, labels, notices
	"text-base": "1rem", // 16
	"text-body": "1.0625rem", // 17  running text under a lead
	"text-lg": "1.125rem", // 18
	"text-prose": "1.1875rem", // 19  essays, small serif heads
	"text-xl": "1.25rem", // 20
	"text-reading": "1.375rem", // 22  reading mode, titles in rows
	"text-2xl": "1.5rem", // 24
	"text-3xl": "1.875rem", // 30
	"text-4xl": "2.375rem", // 38
	"text-5xl": "3rem", // 48
	"text-opening": "clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)", // 22 → 28 the first paragraph
	"text-lead": "clamp(1.375rem, 1.05rem + 1.35vw, 1.875rem)", // 22 → 30 the line under a title
	"text-row": "clamp(1.625rem, 1.3rem + 1.3vw, 2.25rem)", // 26 → 36 a row that is a title
	"text-cta": "clamp(1.75rem, 1.3rem + 1.9vw, 2.625rem)", // 28 → 42 the call to action
	"text-screen": "2.125rem", // 34 screen titles of dense areas
	"text-hero": "clamp(2.5rem, 1.55rem + 4.2vw, 4.5rem)", // 40 → 72
	"text-title": "clamp(2.125rem, 1.6rem + 2.3vw, 3.25rem)", // 34 → 52 page titles
	"weight-regular": "400",
	"weight-medium": "500",
	"weight-semibold": "600",
	"leading-display": "1.04",
	"leading-heading": "1.18",
	"leading-snug": "1.4",
	"leading-ui": "1.55",
	"leading-prose": "1.72",
	"leading-reading": "1.85",
	"tracking-hero": "-0.028em",
	"tracking-title": "-0.02em",
	"tracking-heading": "-0.012em",
	"tracking-label": "0.06em", // mono caps
	// Space
	"space-0": "0.125rem", // 2
	"space-1": "0.25rem", // 4
	"space-2": "0.5rem", // 8
	"space-3": "0.75rem", // 12
	"space-4": "1rem", // 16
	"space-5": "1.5rem", // 24
	"space-6": "2rem", // 32
	"space-7": "3rem", // 48
	"space-8": "4rem", // 64
	"space-9": "6rem", // 96
	"space-10": "8rem", // 128
	gutter: "clamp(1.25rem, 5vw, 3rem)", // page side margin 20 → 48
	section: "clamp(4rem, 8vw, 7rem)", // between sections 64 → 112
	// Radius: nested = outer − padding
	"radius-xs": "4px",
	"radius-sm": "6px",
	"radius-md": "10px",
	"radius-lg": "14px",
	"radius-full": "999px",
	// Widths
	"w-measure": "37rem", // running text: 64–68 characters at 19 px
	"w-text": "42rem", // forms, short pages
	"w-figure": "44rem", // code, tables, figures break out to the right
	"w-content": "60rem",
	"w-wide": "72rem",
	"w-admin": "80rem",
	"w-toc": "15rem",
	"w-rail": "11rem", // label column of the editorial grid
	// Controls
	"control-sm": "2rem", // 32 dense (admin)
	"control-md": "2.25rem", // 36 dense fields and buttons
	"control-lg": "2.875rem", // 46 primary actions, public forms
	touch: "2.75rem", // 44 minimum on touch
	"header-h": "4.5rem",
	"header-h-compact": "3.25rem",
	// Motion
	ease: "cubic-bezier(0.2, 0.8, 0.2, 1)",
	"ease-in-out": "cubic-bezier(0.65, 0, 0.35, 1)",
	"t-colour": "120ms",
	"t-overlay": "160ms",
	"t-move": "240ms",
	"t-page": "320ms",
	press: "0.97",
	// Z ladder
	"z-base": "0",
	"z-raised": "10",
	"z-sticky": "20",
	"z-preview": "25", // hover preview slides under the header
	"z-header": "30",
	"z-popover": "40",
	"z-dialog": "60",
	"z-palette": "70",
	"z-notice": "80",
	"z-skip": "90",
} as const;

/** The tokens that differ below 768 px. */
export const narrow = {
	"header-h": "4rem",
} as const satisfies Partial<Record<keyof typeof scale, string>>;

/** The value of a colour in the light theme and in the dark one. */
export type LightAndDark = readonly [light: string, dark: string];

/** The colours. Tea (accent) marks actions, clay attention; nothing else is coloured. */
export const colours = {
	// ground
	bg: ["#fbfaf7", "#0e100f"],
	surface: ["#ffffff", "#161817"],
	subtle: ["#f3f1eb", "#1c1e1c"], // code, wells, hover rows, skeleton base
	sunk: ["#ebe8e0", "#262926"], // pressed, tracks, skeleton sheen
	overlay: ["#ffffff", "#191b1a"], // menus, palette, dialogs
	"overlay-hover": ["#f3f1eb", "#252825"], // selected row on an overlay
	scrim: ["rgb(232 228 218 / 0.72)", "rgb(6 7 6 / 0.68)"],
	"header-bg": ["rgb(251 250 247 / 0.78)", "rgb(20 22 21 / 0.74)"],
	// ink
	text: ["#1b1a17", "#ecebe6"],
	"text-2": ["#57534b", "#b3b0a7"],
	"text-3": ["#6d685e", "#918e85"],
	"text-disabled": ["#a39d92", "#6a6861"],
	// lines
	line: ["#e4e0d7", "#292b28"], // decorative hairline
	"line-strong": ["#cfc9bd", "#3b3e3a"], // card hover, dividers on subtle
	control: ["#8f897d", "#6f6c64"], // input borders, 3:1
	// tea
	accent: ["#0f6b52", "#4fd1a5"],
	"accent-hover": ["#0b5541", "#74dfbb"],
	"accent-press": ["#084636", "#93e8ca"],
	"on-accent": ["#ffffff", "#04130d"],
	"accent-tint": ["#e6f3ee", "#10231c"],
	"accent-line": ["#b5d8cb", "#1f4a3a"],
	// clay
	clay: ["#a8441f", "#f0936b"],
	"clay-tint": ["#fbeee7", "#2a1810"],
	"clay-line": ["#ecc7b5", "#553020"],
	"on-clay": ["#ffffff", "#1d0b04"],
	// status (text · tint · line)
	ok: ["#0f6b52", "#4fd1a5"],
	"ok-tint": ["#e6f3ee", "#0f2019"],
	"ok-line": ["#b5d8cb", "#1f4a3a"],
	warn: ["#7a4e00", "#f2b84b"],
	"warn-tint": ["#fdf3dc", "#2a2110"],
	"warn-line": ["#ecd59f", "#56431c"],
	danger: ["#b42318", "#ff8a7a"],
	"danger-tint": ["#fdecea", "#2b1512"],
	"danger-line": ["#f2c2bc", "#5b2a24"],
	"danger-solid": ["#b42318", "#ff8a7a"],
	"on-danger": ["#ffffff", "#240703"],
	focus: ["#0f6b52", "#4fd1a5"],
	// deep tea band (Konsultasi Gratis)
	band: ["#0b3b2e", "#0d2720"],
	"on-band": ["#fbf6ea", "#ecebe6"],
	"on-band-2": ["#b9d3c6", "#9dbfb0"],
	"band-line": ["#1a5a47", "#1c4b3c"],
	// footer sky
	contour: ["#d9d5c9", "#2b2f2c"],
	sun: ["#cf6a3f", "#f0936b"],
	moon: ["#d5ccb9", "#e9e0cb"],
	selection: ["#cfe9df", "#1d4a3b"],
	// code
	"code-bg": ["#f3f1eb", "#141615"],
	"code-line": ["#e9e5d9", "#242725"],
	"syn-text": ["#2a2822", "#dcdad3"],
	"syn-comment": ["#6d685e", "#8d8a81"],
	"syn-keyword": ["#9b3f1d", "#f0a07c"],
	"syn-string": ["#0b6450", "#7fd6b4"],
	"syn-function": ["#1f5a86", "#8cc4ea"],
	"syn-number": ["#7a4e00", "#e9c26b"],
	"syn-type": ["#6b4590", "#c6a8ea"],
	"syn-punct": ["#5d584f", "#a09d94"],
	// shadow: overlays only
	"shadow-overlay": [
		"0 0 0 1px rgb(27 26 23 / 0.07), 0 2px 4px rgb(27 26 23 / 0.04), 0 16px 40px -8px rgb(27 26 23 / 0.16)",
		"inset 0 0 0 1px rgb(255 255 255 / 0.07), 0 0 0 1px rgb(0 0 0 / 0.6), 0 20px 48px -8px rgb(0 0 0 / 0.7)",
	],
	"shadow-pill": [
		"0 0 0 1px rgb(27 26 23 / 0.08), 0 8px 24px -12px rgb(27 26 23 / 0.18)",
		"inset 0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 24px -10px rgb(0 0 0 / 0.7)",
	],
	edge: ["inset 0 0 0 1px rgb(27 26 23 / 0.06)", "inset 0 0 0 1px rgb(255 255 255 / 0.07)"], // optical edge on images
	// images and marks that differ by theme, so that no component needs to know the theme
	"pic-filter": ["none", "brightness(0.9) saturate(1.06)"],
	"day-mark": ["block", "none"],
	"night-mark": ["none", "block"],
} as const satisfies Record<string, LightAndDark>;

/** The name of a colour token. */
export type Colour = keyof typeof colours;

/** Picks the values of one theme from pairs. */
export function inTheme<Name extends string>(
	theme: "light" | "dark",
	pairs: Partial<Record<Name, LightAndDark>>,
): Record<Name, string> {
	const at = theme === "light" ? 0 : 1;
	const values = Object.entries<LightAndDark>(pairs as Record<string, LightAndDark>).map(([name, pair]) => [name, pair[at]]);
	return Object.fromEntries(values);
}

export const light = inTheme("light", colours);
export const dark = inTheme("dark", colours);

/** Every custom property that a component may read. */
export type TokenName = keyof typeof scale | Colour;
