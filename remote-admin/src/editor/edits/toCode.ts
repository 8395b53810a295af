import type { Edit, Selected } from "./Edit.ts";
import { wrapSelection } from "./wrapSelection.ts";

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
