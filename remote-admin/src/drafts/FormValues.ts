/** What a form holds: text as it was typed, and what is ticked. */
export type FormValues = Record<string, string | boolean>;
