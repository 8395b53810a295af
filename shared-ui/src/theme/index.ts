/** The theme as text for the server, development and Storybook. In production the page contains the CSS. */

export { accents } from "./accents.ts";
export type { FontUrls } from "./fonts/fonts.ts";
export { fontUrls, preloadedFonts } from "./fonts/fonts.ts";
export { accentCss, swatchesCss, themeCss } from "./themeCss.ts";
export type { TokenName } from "./tokens.ts";
export { dark, light, scale } from "./tokens.ts";
