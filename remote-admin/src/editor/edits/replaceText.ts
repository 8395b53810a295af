import { applyEdit } from "./applyEdit.ts";

/** Replaces one text in a box by another wherever it is now; the caret, the selection and the focus stay where they are. */
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
