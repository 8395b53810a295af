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
	"control-md": "2.5rem", // 40 default
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

/**
 * The colours of the light theme. Tea (accent) = you can act on this; clay = look here; nothing else is
 * coloured.
 */
export const light = {
	// ground
	bg: "#fbfaf7",
	surface: "#ffffff",
	subtle: "#f3f1eb", // code, wells, hover rows, skeleton base
	sunk: "#ebe8e0", // pressed, tracks, skeleton sheen
	overlay: "#ffffff", // menus, palette, dialogs
	"overlay-hover": "#f3f1eb", // selected row on an overlay
	scrim: "rgb(232 228 218 / 0.72)",
	"header-bg": "rgb(251 250 247 / 0.78)",
	// ink
	text: "#1b1a17",
	"text-2": "#57534b",
	"text-3": "#6d685e",
	"text-disabled": "#a39d92",
	// lines
	line: "#e4e0d7", // decorative hairline
	"line-strong": "#cfc9bd", // card hover, dividers on subtle
	control: "#8f897d", // input borders, 3:1
	// tea
	accent: "#0f6b52",
	"accent-hover": "#0b5541",
	"accent-press": "#084636",
	"on-accent": "#ffffff",
	"accent-tint": "#e6f3ee",
	"accent-line": "#b5d8cb",
	// clay
	clay: "#a8441f",
	"clay-tint": "#fbeee7",
	"clay-line": "#ecc7b5",
	"on-clay": "#ffffff",
	// status (text · tint · line)
	ok: "#0f6b52",
	"ok-tint": "#e6f3ee",
	"ok-line": "#b5d8cb",
	warn: "#7a4e00",
	"warn-tint": "#fdf3dc",
	"warn-line": "#ecd59f",
	danger: "#b42318",
	"danger-tint": "#fdecea",
	"danger-line": "#f2c2bc",
	"danger-solid": "#b42318",
	"on-danger": "#ffffff",
	info: "#1f5f8b",
	"info-tint": "#e8f1f8",
	"info-line": "#bcd6e8",
	focus: "#0f6b52",
	// deep tea band (Konsultasi Gratis)
	band: "#0b3b2e",
	"on-band": "#fbf6ea",
	"on-band-2": "#b9d3c6",
	"band-line": "#1a5a47",
	// footer sky
	contour: "#d9d5c9",
	sun: "#cf6a3f",
	selection: "#cfe9df",
	// code
	"code-bg": "#f3f1eb",
	"code-line": "#e9e5d9",
	"syn-text": "#2a2822",
	"syn-comment": "#6d685e",
	"syn-keyword": "#9b3f1d",
	"syn-string": "#0b6450",
	"syn-function": "#1f5a86",
	"syn-number": "#7a4e00",
	"syn-type": "#6b4590",
	"syn-punct": "#5d584f",
	// shadow: overlays only
	"shadow-overlay": "0 0 0 1px rgb(27 26 23 / 0.07), 0 2px 4px rgb(27 26 23 / 0.04), 0 16px 40px -8px rgb(27 26 23 / 0.16)",
	"shadow-pill": "0 0 0 1px rgb(27 26 23 / 0.08), 0 8px 24px -12px rgb(27 26 23 / 0.18)",
	edge: "inset 0 0 0 1px rgb(27 26 23 / 0.06)", // optical edge on images
	// images and marks that differ by theme, so that no component needs to know the theme
	"pic-filter": "none",
	"day-mark": "block",
	"night-mark": "none",
} as const;

/** The colours of the dark theme, with the names of the light one. */
export const dark = {
	bg: "#0e100f",
	surface: "#161817",
	subtle: "#1c1e1c",
	sunk: "#262926",
	overlay: "#191b1a",
	"overlay-hover": "#252825",
	scrim: "rgb(6 7 6 / 0.68)",
	"header-bg": "rgb(20 22 21 / 0.74)",
	text: "#ecebe6",
	"text-2": "#b3b0a7",
	"text-3": "#918e85",
	"text-disabled": "#6a6861",
	line: "#292b28",
	"line-strong": "#3b3e3a",
	control: "#6f6c64",
	accent: "#4fd1a5",
	"accent-hover": "#74dfbb",
	"accent-press": "#93e8ca",
	"on-accent": "#04130d",
	"accent-tint": "#10231c",
	"accent-line": "#1f4a3a",
	clay: "#f0936b",
	"clay-tint": "#2a1810",
	"clay-line": "#553020",
	"on-clay": "#1d0b04",
	ok: "#4fd1a5",
	"ok-tint": "#0f2019",
	"ok-line": "#1f4a3a",
	warn: "#f2b84b",
	"warn-tint": "#2a2110",
	"warn-line": "#56431c",
	danger: "#ff8a7a",
	"danger-tint": "#2b1512",
	"danger-line": "#5b2a24",
	"danger-solid": "#ff8a7a",
	"on-danger": "#240703",
	info: "#8cc4ea",
	"info-tint": "#10202b",
	"info-line": "#1f4259",
	focus: "#4fd1a5",
	band: "#0d2720",
	"on-band": "#ecebe6",
	"on-band-2": "#9dbfb0",
	"band-line": "#1c4b3c",
	contour: "#2b2f2c",
	sun: "#f0936b",
	selection: "#1d4a3b",
	"code-bg": "#141615",
	"code-line": "#242725",
	"syn-text": "#dcdad3",
	"syn-comment": "#8d8a81",
	"syn-keyword": "#f0a07c",
	"syn-string": "#7fd6b4",
	"syn-function": "#8cc4ea",
	"syn-number": "#e9c26b",
	"syn-type": "#c6a8ea",
	"syn-punct": "#a09d94",
	"shadow-overlay": "inset 0 0 0 1px rgb(255 255 255 / 0.07), 0 0 0 1px rgb(0 0 0 / 0.6), 0 20px 48px -8px rgb(0 0 0 / 0.7)",
	"shadow-pill": "inset 0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 24px -10px rgb(0 0 0 / 0.7)",
	edge: "inset 0 0 0 1px rgb(255 255 255 / 0.07)",
	"pic-filter": "brightness(0.9) saturate(1.06)",
	"day-mark": "none",
	"night-mark": "block",
} as const satisfies Record<keyof typeof light, string>;

/** Every custom property that a component may read. */
export type TokenName = keyof typeof scale | keyof typeof light;
