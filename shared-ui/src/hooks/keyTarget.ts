const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether a key pressed here would be typed into a field. */
export const isTextField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

/** Whether a modal dialog is open. */
export const isDialogOpen = () => document.querySelector(dialogs) !== null;

/** Whether an element is inside an open modal dialog. */
export const isInDialog = (element: Element | null) => Boolean(element?.closest(dialogs));
