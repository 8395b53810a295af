import basicCharacters from "./basicCharacters.json" with { type: "json" };
import type { FontFiles, FontUrls } from "./fonts.ts";

/**
 * The @font-face rules, and local fallbacks stretched to the same metrics so that lines break alike. Both
 * fonts' spaces are narrower than the fallback's, so these have a separate rule.
 */
export function fontFaces(fonts: FontUrls): string {
	return [
		face("Brygada 1918", fonts.serif, "400 700", "normal"),
		face("Instrument Sans", fonts.sans, "400 700", "normal"),
		face("Geist Mono", fonts.mono, "400 700", "normal"),
		// Nearly every italic has the text's weight: a file with only that weight is half as long.
		face("Brygada 1918", fonts.serifItalic, "400", "italic"),
		face("Brygada 1918", fonts.serifStrongItalic, "500 700", "italic"),
		face("Instrument Sans", fonts.sansItalic, "400", "italic"),
		face("Instrument Sans", fonts.sansStrongItalic, "500 700", "italic"),
		fallback("Brygada fallback", times, { sizeAdjust: 118.8, ascent: 92, descent: 25 }),
		fallback("Brygada fallback", times, { sizeAdjust: 84, ascent: 92, descent: 25, range: "U+20,U+2C,U+2E,U+A0,U+2019" }),
		fallback("Instrument fallback", arial, { sizeAdjust: 105, ascent: 97, descent: 25 }),
		fallback("Instrument fallback", arial, { sizeAdjust: 72, ascent: 97, descent: 25, range: "U+20,U+A0" }),
	].join("\n");
}

const times = ["Times New Roman", "Liberation Serif", "Tinos"];
const arial = ["Arial", "Liberation Sans", "Arimo"];

interface FallbackMetrics {
	/** In percent: the mean of the site's English and Indonesian texts. */
	sizeAdjust: number;
	/** In percent of the font size. */
	ascent: number;
	descent: number;
	range?: string;
}

function fallback(family: string, fonts: string[], { sizeAdjust, ascent, descent, range }: FallbackMetrics): string {
	// The overrides are percentages of the adjusted size.
	const adjusted = (share: number) => `${((share / sizeAdjust) * 100).toFixed(2)}%`;
	return `@font-face {
		font-family: "${family}"; src: ${fonts.map((name) => `local("${name}")`).join(", ")}; size-adjust: ${sizeAdjust}%;
		ascent-override: ${adjusted(ascent)}; descent-override: ${adjusted(descent)}; line-gap-override: 0%;${range ? ` unicode-range: ${range};` : ""}
	}`;
}

function face(family: string, { basic, latin }: FontFiles, weights: string, style: "normal" | "italic"): string {
	const rule = (url: string, range: string) => `@font-face {
		font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weights}; font-style: ${style}; font-display: swap;
		unicode-range: ${range};
	}`;
	// Where two ranges overlap, the later rule is used.
	return `${rule(latin, latinRange)}\n${rule(basic, basicCharacters.unicodeRange)}`;
}

/** The characters of Fontsource's latin files beyond ASCII. */
const latinRange = "U+80-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2215";
