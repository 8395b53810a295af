/** A text with a selection, as an edit finds it. */
export interface Selected {
	text: string;
	start: number;
	end: number;
}

/** A change of a text: what is replaced by what, and what is selected afterwards. */
export interface Edit {
	from: number;
	to: number;
	insert: string;
	start: number;
	end: number;
}

/** The text of a box and what is selected in it. */
export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
	text: value,
	start: selectionStart,
	end: selectionEnd,
});

/** Changes a text box as if it were typed, so that Undo takes it back; React hears of it as of a key. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
	box.focus();
	box.setSelectionRange(from, to);
	// A hidden box takes no focus, so typing would land elsewhere; into very long texts browsers type 1 KB in
	// 80 ms.
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

/**
 * Replaces one text in a box by another wherever it is now; the caret, the selection and the focus stay where
 * they are.
 */
export function replaceText(box: HTMLTextAreaElement, old: string, replacement: string): void {
	const from = box.value.indexOf(old);
	if (from < 0) return;
	const focused = document.activeElement;
	const moved = (place: number) => {
		if (place <= from) return place;
		return place >= from + old.length ? place + replacement.length - old.length : from + replacement.length;
	};
	const { selectionStart, selectionEnd, scrollTop } = box;
	applyEdit(box, {
		from,
		to: from + old.length,
		insert: replacement,
		start: moved(selectionStart),
		end: moved(selectionEnd),
	});
	box.scrollTop = scrollTop;
	if (focused !== box && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
