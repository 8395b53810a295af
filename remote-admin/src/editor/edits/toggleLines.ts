import type { Edit, Selected } from "./Edit.ts";

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
