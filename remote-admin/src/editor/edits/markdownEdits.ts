import type { Edit, Selected } from "./edit.ts";

/** Adds marks around the selection ("**" for bold), or removes them. */
export function wrapSelection({ text, start, end }: Selected, mark: string): Edit {
	const { length } = mark;
	// Blanks next to the marks would make them plain text.
	const selected = text.slice(start, end);
	const from = start + (selected.length - selected.trimStart().length);
	const to = Math.max(from, end - (selected.length - selected.trimEnd().length));
	const inner = text.slice(from, to);
	// One star is italic, two are bold and three are both.
	const hasMark = (run = "") => run[0] === mark[0] && (run.length & length) > 0;
	const isAround = hasMark(endRun.exec(text.slice(0, from))?.[0]) && hasMark(startRun.exec(text.slice(to))?.[0]);
	if (isAround) return { from: from - length, to: to + length, insert: inner, start: from - length, end: to - length };
	const isInside = inner.length >= 2 * length && hasMark(startRun.exec(inner)?.[0]) && hasMark(endRun.exec(inner)?.[0]);
	if (isInside) {
		const bare = inner.slice(length, -length);
		return { from, to, insert: bare, start: from, end: from + bare.length };
	}
	return { from, to, insert: `${mark}${inner}${mark}`, start: from + length, end: to + length };
}

const startRun = /^([*`])\1*/;
const endRun = /([*`])\1*$/;

export function toCode(selected: Selected): Edit {
	const { text, start, end } = selected;
	const code = text.slice(start, end);
	if (!code.includes("\n")) return wrapSelection(selected, "`");
	const before = start > 0 && text[start - 1] !== "\n" ? "\n\n" : "";
	const after = end < text.length && text[end] !== "\n" ? "\n\n" : "";
	const open = `${before}\`\`\``;
	const insert = `${open}\n${code.replace(/\n$/, "")}\n\`\`\`${after}`;
	return { from: start, to: end, insert, start: start + open.length, end: start + open.length };
}

export function toLink({ text, start, end }: Selected): Edit {
	const selected = text.slice(start, end);
	if (/^https?:\/\/\S+$/.test(selected))
		return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
	const urlPlaceholder = "https://";
	const at = start + selected.length + 3;
	return { from: start, to: end, insert: `[${selected}](${urlPlaceholder})`, start: at, end: at + urlPlaceholder.length };
}

export interface LineMark {
	pattern: RegExp;
	mark: (number: number) => string;
}

export function toggleLines({ text, start, end }: Selected, { pattern, mark }: LineMark): Edit {
	const from = text.slice(0, start).lastIndexOf("\n") + 1;
	// A selection that ends at the start of a line excludes that line.
	const last = Math.max(start, end - 1);
	const to = `${text}\n`.indexOf("\n", last);
	const lines = text.slice(from, to).split("\n");
	const isGap = (line: string) => line === "" && lines.length > 1;
	const isMarked = lines.every((line) => isGap(line) || pattern.test(line.trimStart()));
	// Nested items are numbered separately.
	let numbers: number[] = [];
	const changed = lines.map((line) => {
		if (isGap(line)) return line;
		const bare = line.trimStart();
		const depth = line.length - bare.length;
		const indent = line.slice(0, depth);
		if (isMarked) return indent + bare.replace(pattern, "");
		numbers = numbers.slice(0, depth + 1);
		numbers[depth] = (numbers[depth] ?? 0) + 1;
		return indent + mark(numbers[depth]) + bare.replace(anyMark, "");
	});
	const insert = changed.join("\n");
	const [first = "", was = ""] = [changed[0], lines[0]];
	if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
	const caret = Math.max(from, start + first.length - was.length);
	return { from, to, insert, start: caret, end: caret };
}

/** One prefix replaces another, so that a line never has two. */
const anyMark = /^(?:[-*+] (?:\[[ xX]\] )?|\d+[.)] |> |#{1,6} )/;

export const lineMarks = {
	heading: { pattern: /^## /, mark: () => "## " },
	list: { pattern: /^[-*+] (?!\[)/, mark: () => "- " },
	numbered: { pattern: /^\d+[.)] /, mark: (number) => `${number}. ` },
	quote: { pattern: /^> /, mark: () => "> " },
} satisfies Record<string, LineMark>;

/** Enter in a list or a quote: starts the next item, or ends the list after an empty one; null elsewhere. */
export function continueList({ text, start, end }: Selected): Edit | null {
	if (start !== end) return null;
	const from = text.slice(0, start).lastIndexOf("\n") + 1;
	const line = text.slice(from, start);
	const [mark, indent = "", sign = "", task = ""] = /^(\s*)([-*+]|\d+[.)]|>) (\[[ xX]\] )?/.exec(line) ?? [];
	if (mark === undefined) return null;
	const [restOfLine = ""] = text.slice(start).split("\n", 1);
	if (line === mark && restOfLine.trim() === "") return { from, to: start, insert: "", start: from, end: from };
	const next = sign.replace(/\d+/, (digits) => String(Number(digits) + 1));
	const insert = `\n${indent}${next} ${task && "[ ] "}`;
	return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}
