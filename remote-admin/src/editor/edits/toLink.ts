import type { Edit, Selected } from "./Edit.ts";

/** Makes the selection a link; what is still missing, its words or its address, is selected afterwards. */
export function toLink({ text, start, end }: Selected): Edit {
	const selected = text.slice(start, end);
	if (/^https?:\/\/\S+$/.test(selected))
		return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
	const address = "https://";
	const at = start + selected.length + 3;
	return { from: start, to: end, insert: `[${selected}](${address})`, start: at, end: at + address.length };
}
