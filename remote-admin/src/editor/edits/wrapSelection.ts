import type { Edit, Selected } from "./Edit.ts";

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
