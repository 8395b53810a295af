import type { Edit, Selected } from "./edit.ts";

/** Puts marks around the selection ("**" for bold), or takes them away where they are. */
export function wrapSelection({ text, start, end }: Selected, mark: string): Edit {
	const { length } = mark;
	// Blanks at the ends would make the marks plain text.
	const selected = text.slice(start, end);
	const from = start + (selected.length - selected.trimStart().length);
	const to = Math.max(from, end - (selected.length - selected.trimEnd().length));
	const inner = text.slice(from, to);
	const isAround = runBefore(text, from, mark) === length && runAfter(text, to, mark) === length;
	if (isAround) return { from: from - length, to: to + length, insert: inner, start: from - length, end: to - length };
	const isInside = inner.length >= 2 * length && inner.startsWith(mark) && inner.endsWith(mark) && inner[length] !== mark[0];
	if (isInside) {
		const bare = inner.slice(length, -length);
		return { from, to, insert: bare, start: from, end: from + bare.length };
	}
	return { from, to, insert: `${mark}${inner}${mark}`, start: from + length, end: to + length };
}

/** How many characters of the mark stand in a row: one star of two is no italic. */
function runBefore(text: string, at: number, [character]: string) {
	let from = at;
	while (from > 0 && text[from - 1] === character) from -= 1;
	return at - from;
}

function runAfter(text: string, at: number, [character]: string) {
	let to = at;
	while (to < text.length && text[to] === character) to += 1;
	return to - at;
}

/** Code in a line between backticks, code of several lines in a block of its own. */
export function toCode(selected: Selected): Edit {
	const { text, start, end } = selected;
	const code = text.slice(start, end);
	if (!code.includes("\n")) return wrapSelection(selected, "`");
	const before = start > 0 && text[start - 1] !== "\n" ? "\n\n" : "";
	const after = end < text.length && text[end] !== "\n" ? "\n\n" : "";
	const open = `${before}\`\`\``;
	const insert = `${open}\n${code.replace(/\n$/, "")}\n\`\`\`${after}`;
	// The place for the language.
	return { from: start, to: end, insert, start: start + open.length, end: start + open.length };
}

/** Makes the selection a link; what is still missing, its words or its address, is selected afterwards. */
export function toLink({ text, start, end }: Selected): Edit {
	const selected = text.slice(start, end);
	if (/^https?:\/\/\S+$/.test(selected))
		return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
	const address = "https://";
	const at = start + selected.length + 3;
	return { from: start, to: end, insert: `[${selected}](${address})`, start: at, end: at + address.length };
}

/** How a kind of line begins. */
export interface LineMark {
	/** What a line of the kind begins with. */
	pattern: RegExp;
	/** The beginning of the line at this place of the selection. */
	mark: (place: number) => string;
}

/** Makes the selected lines a list, a quote and so on, or plain lines where all of them are that already. */
export function toggleLines({ text, start, end }: Selected, { pattern, mark }: LineMark): Edit {
	const from = text.lastIndexOf("\n", start - 1) + 1;
	// A selection that ends at the beginning of a line does not mean that line.
	const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
	const to = text.indexOf("\n", last) < 0 ? text.length : text.indexOf("\n", last);
	const lines = text.slice(from, to).split("\n");
	const isMarked = lines.every((line) => pattern.test(line) || (line === "" && lines.length > 1));
	let place = 0;
	const changed = lines.map((line) => {
		if (isMarked) return line.replace(pattern, "");
		if (line === "" && lines.length > 1) return line;
		const bare = line.replace(anyMark, "");
		return mark(place++) + bare;
	});
	const insert = changed.join("\n");
	const [first = "", was = ""] = [changed[0], lines[0]];
	if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
	const caret = Math.max(from, start + first.length - was.length);
	return { from, to, insert, start: caret, end: caret };
}

/** A list is not quoted twice: one kind takes the place of another. */
const anyMark = /^(?:[-*+] (?:\[[ xX]\] )?|\d+[.)] |> |#{1,6} )/;

/** The kinds of lines that the toolbar makes. */
export const lineMarks = {
	heading: { pattern: /^## /, mark: () => "## " },
	list: { pattern: /^[-*+] (?!\[)/, mark: () => "- " },
	numbered: { pattern: /^\d+[.)] /, mark: (place) => `${place + 1}. ` },
	quote: { pattern: /^> /, mark: () => "> " },
} satisfies Record<string, LineMark>;

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
