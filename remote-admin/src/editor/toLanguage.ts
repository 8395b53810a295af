import type { Language } from "@site/shared-data";

/** The language that a form's field names; English for a form without one. */
export const toLanguage = (value: string | undefined): Language => (value === "id" ? "id" : "en");
