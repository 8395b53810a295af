/** What a piece of code is; each kind has its colour token and the class `syn-<kind>`. */
export type SyntaxKind = "comment" | "keyword" | "string" | "function" | "number" | "type" | "punct";

/** One line as a highlighter took it apart: plain text, or text with its kind. */
export type CodeLine = readonly (string | readonly [kind: SyntaxKind, text: string])[];
