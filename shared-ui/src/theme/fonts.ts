import serifItalic from "@fontsource/brygada-1918/files/brygada-1918-latin-400-italic.woff2";
import sansItalic from "@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff2";
import serifStrongItalic from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2";
import serif from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";
import sansStrongItalic from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2";
import sans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The URL of the file of each font face. */
export interface FontUrls {
	serif: string;
	serifItalic: string;
	serifStrongItalic: string;
	sans: string;
	sansItalic: string;
	sansStrongItalic: string;
	mono: string;
}

/** The URLs of the bundled woff2 files of the three families, latin subset. */
export const fontUrls: FontUrls = { serif, serifItalic, serifStrongItalic, sans, sansItalic, sansStrongItalic, mono };

/** The two files that every page needs at once; preload them with `crossorigin`. */
export const preloadedFonts: readonly string[] = [serif, sans];
