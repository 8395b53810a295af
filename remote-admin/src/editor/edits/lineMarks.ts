import type { LineMark } from "./toggleLines.ts";

/** The kinds of lines that the toolbar makes. */
export const lineMarks = {
	heading: { pattern: /^## /, mark: () => "## " },
	list: { pattern: /^[-*+] (?!\[)/, mark: () => "- " },
	numbered: { pattern: /^\d+[.)] /, mark: (place) => `${place + 1}. ` },
	quote: { pattern: /^> /, mark: () => "> " },
} satisfies Record<string, LineMark>;
