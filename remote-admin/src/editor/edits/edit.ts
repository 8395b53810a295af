export interface Selected {
	text: string;
	start: number;
	end: number;
}

export interface Edit {
	from: number;
	to: number;
	insert: string;
	start: number;
	end: number;
}

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
	text: value,
	start: selectionStart,
	end: selectionEnd,
});

/** Changes a text box as if typed, so that the browser can undo it and React gets an input event. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
	box.focus();
	box.setSelectionRange(from, to);
	// A hidden box cannot be focused, so the text would be inserted elsewhere; and `insertText` is slow: 80 ms
	// per KB in very long texts.
	const canType = document.activeElement === box && insert.length < maxTypedLength;
	const isTyped = canType && (insert === "" ? from === to || run("delete") : run("insertText", insert));
	if (!isTyped) {
		box.setRangeText(insert, from, to, "end");
		box.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}
	box.setSelectionRange(start, end);
}

const maxTypedLength = 5_000;

// The only API that keeps the undo history; deprecated, but without a successor.
const run = (command: string, value?: string) => document.execCommand?.(command, false, value) ?? false;

/**
 * Inserts a block at an offset as one undo step; keeps focus and scroll, and puts the caret behind the block.
 */
export function insertBlock(box: HTMLTextAreaElement, at: number, block: string): void {
	const before = at === 0 || box.value[at - 1] === "\n" ? "" : "\n\n";
	const after = at === box.value.length || box.value[at] === "\n" ? "" : "\n\n";
	const insert = before + block + after;
	const focused = document.activeElement;
	const { selectionStart, selectionEnd, scrollTop } = box;
	const shift = (offset: number) => (offset < at ? offset : offset + insert.length);
	applyEdit(box, { from: at, to: at, insert, start: shift(selectionStart), end: shift(selectionEnd) });
	box.scrollTop = scrollTop;
	if (focused !== box && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * The position of an offset after one change; text that is inserted at the offset follows it, unless it
 * `isPushed`.
 */
export function movedOffset(at: number, before: string, after: string, isPushed = false): number {
	const isUnchanged = after.startsWith(before.slice(0, at));
	const fromEnd = after.length - (before.length - at);
	if (isUnchanged && !(isPushed && after.endsWith(before.slice(at)))) return at;
	return Math.min(Math.max(fromEnd, 0), after.length);
}
