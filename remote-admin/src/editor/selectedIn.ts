import type { Selected } from "./edits/Edit.ts";

/** The text of a box and what is selected in it. */
export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
	text: value,
	start: selectionStart,
	end: selectionEnd,
});
