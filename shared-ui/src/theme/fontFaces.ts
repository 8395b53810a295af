import basicCharacters from "./basicCharacters.json" with { type: "json" };
import type { FontFiles, FontUrls } from "./fonts.ts";

/** The @font-face rules, and local fallbacks stretched to the same metrics so that the swap moves nothing. */
export function fontFaces(fonts: FontUrls): string {
	return [
		face("Brygada 1918", fonts.serif, "400 700", "normal"),
		face("Instrument Sans", fonts.sans, "400 700", "normal"),
		face("Geist Mono", fonts.mono, "400 700", "normal"),
		// Nearly every italic has the text's weight: a file of that weight alone is half as long.
		face("Brygada 1918", fonts.serifItalic, "400", "italic"),
		face("Brygada 1918", fonts.serifStrongItalic, "500 700", "italic"),
		face("Instrument Sans", fonts.sansItalic, "400", "italic"),
		face("Instrument Sans", fonts.sansStrongItalic, "500 700", "italic"),
		`@font-face {
			font-family: "Brygada fallback"; src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
			size-adjust: 116%; ascent-override: 79.31%; descent-override: 21.55%; line-gap-override: 0%;
		}
		@font-face {
			font-family: "Instrument fallback"; src: local("Arial"), local("Liberation Sans"), local("Arimo");
			size-adjust: 103.22%; ascent-override: 93.97%; descent-override: 24.22%; line-gap-override: 0%;
		}`,
	].join("\n");
}

function face(family: string, { basic, latin }: FontFiles, weights: string, style: "normal" | "italic"): string {
	const rule = (url: string, range: string) => `@font-face {
		font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weights}; font-style: ${style}; font-display: swap;
		unicode-range: ${range};
	}`;
	// Where two ranges overlap, the later rule is used.
	return `${rule(latin, latinRange)}\n${rule(basic, basicCharacters.unicodeRange)}`;
}

/** What Fontsource's latin files hold beyond ASCII. */
const latinRange = "U+80-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2215";
