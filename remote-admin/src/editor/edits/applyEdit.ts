import type { Edit } from "./Edit.ts";

/** Changes a text box as if it were typed, so that Undo takes it back; React hears of it as of a key. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
	box.focus();
	box.setSelectionRange(from, to);
	// A box that is out of sight takes no focus, and typing would land elsewhere; of very long texts browsers type a kilobyte in 80 ms.
	const canType = document.activeElement === box && insert.length < longestTyped;
	const isTyped = canType && (insert === "" ? from === to || run("delete") : run("insertText", insert));
	if (!isTyped) {
		box.setRangeText(insert, from, to, "end");
		box.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}
	box.setSelectionRange(start, end);
}

const longestTyped = 5_000;

// The only way to type on behalf of a person: deprecated, and without a successor.
const run = (command: string, value?: string) => document.execCommand?.(command, false, value) ?? false;
