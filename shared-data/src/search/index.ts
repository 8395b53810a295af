/** How texts are compared when something is searched for; a subpath of its own, because only the palette needs it. */
export { toPlainText } from "./toPlainText.ts";
