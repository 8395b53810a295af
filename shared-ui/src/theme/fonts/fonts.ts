import serifItalic from "@fontsource/brygada-1918/files/brygada-1918-latin-400-italic.woff2";
import basicSerifItalic from "@fontsource/brygada-1918/files/brygada-1918-latin-400-italic.woff2?basic";
import sansItalic from "@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff2";
import basicSansItalic from "@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff2?basic";
import serifStrongItalic from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2";
import basicSerifStrongItalic from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2?basic";
import serif from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2";
import basicSerif from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?basic";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";
import basicMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?basic";
import sansStrongItalic from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2";
import basicSansStrongItalic from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2?basic";
import sans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import basicSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?basic";

export interface FontFiles {
	/** English and Indonesian, without accents. */
	basic: string;
	/** The whole latin subset: downloaded when a page has another character. */
	latin: string;
}

type FaceName = "serif" | "serifItalic" | "serifStrongItalic" | "sans" | "sansItalic" | "sansStrongItalic" | "mono";
export type FontUrls = Record<FaceName, FontFiles>;

/** The URLs of the bundled woff2 files of the three families. */
export const fontUrls: FontUrls = {
	serif: { basic: basicSerif, latin: serif },
	serifItalic: { basic: basicSerifItalic, latin: serifItalic },
	serifStrongItalic: { basic: basicSerifStrongItalic, latin: serifStrongItalic },
	sans: { basic: basicSans, latin: sans },
	sansItalic: { basic: basicSansItalic, latin: sansItalic },
	sansStrongItalic: { basic: basicSansStrongItalic, latin: sansStrongItalic },
	mono: { basic: basicMono, latin: mono },
};

/** The two files that every page needs immediately; preload them with `crossorigin`. */
export const preloadedFonts: readonly string[] = [basicSerif, basicSans];
