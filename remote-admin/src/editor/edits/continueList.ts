import type { Edit, Selected } from "./Edit.ts";

/** What Enter does in a list or a quote: the next item begins, an empty one ends the list; null elsewhere. */
export function continueList({ text, start, end }: Selected): Edit | null {
	if (start !== end) return null;
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const line = text.slice(from, start);
	const [mark, indent = "", sign = "", task = ""] = /^(\s*)([-*+]|\d+[.)]|>) (\[[ xX]\] )?/.exec(line) ?? [];
	if (mark === undefined) return null;
	const restOfLine = text.slice(start, text.indexOf("\n", start) < 0 ? text.length : text.indexOf("\n", start));
	if (line === mark && restOfLine.trim() === "") return { from, to: start, insert: "", start: from, end: from };
	const next = sign.replace(/^\d+/, (digits) => String(Number(digits) + 1));
	const insert = `\n${indent}${next} ${task && "[ ] "}`;
	return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}
