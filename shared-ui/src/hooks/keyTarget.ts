const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether a key pressed here would be typed into a field. */
export const isTextField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

export const isDialogOpen = () => document.querySelector(dialogs) !== null;

export const isInDialog = (element: Element | null) => Boolean(element?.closest(dialogs));
