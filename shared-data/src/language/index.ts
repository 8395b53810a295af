/** Which language a text is in; a subpath of its own, because only the pages that show content need it. */
export { detectLanguage, type Language } from "./detectLanguage.ts";
