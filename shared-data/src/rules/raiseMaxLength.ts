import { cutText } from "./characters.ts";

/**
 * Handles beforeinput. A control's maxLength counts UTF-16 units, so this raises it by the number of units
 * that the new text has more than characters.
 */
export function raiseMaxLength({ target, data }: InputEvent): void {
	const control = target as HTMLInputElement;
	const { value, maxLength, selectionStart, selectionEnd, dataset } = control;
	// Stryker disable next-line EqualityOperator: 0 is raised to 0
	if (!(maxLength > 0)) return;
	dataset.max ??= `${maxLength}`;
	// An input without data is a line break or a deletion. An e-mail field has no selection.
	const text = value.slice(0, selectionStart as number) + value.slice(selectionEnd as number) + (data ?? "\n");
	control.maxLength = Math.max(+dataset.max, cutText(text, +dataset.max).length);
}
