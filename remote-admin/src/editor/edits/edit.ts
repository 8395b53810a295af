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
	// A hidden box takes no focus, so the text would land elsewhere; and `insertText` is slow: 80 ms per KB
	// in very long texts.
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

/** Replaces the first match of a text in a box and keeps caret, selection and focus. */
export function replaceText(box: HTMLTextAreaElement, old: string, replacement: string): void {
	const from = box.value.indexOf(old);
	if (from < 0) return;
	const focused = document.activeElement;
	const shiftCaret = (offset: number) => {
		if (offset <= from) return offset;
		return offset >= from + old.length ? offset + replacement.length - old.length : from + replacement.length;
	};
	const { selectionStart, selectionEnd, scrollTop } = box;
	applyEdit(box, {
		from,
		to: from + old.length,
		insert: replacement,
		start: shiftCaret(selectionStart),
		end: shiftCaret(selectionEnd),
	});
	box.scrollTop = scrollTop;
	if (focused !== box && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
