declare global {
	interface Window {
		/** What was clicked last before the page's program ran; the document's own script keeps it. */
		pressed?: EventTarget | null;
	}
}

/** A button that nothing but its program answers; the browser itself opens what `popovertarget` names. */
const silent = 'button[type="button"]:not([popovertarget])';

/** Presses the button again that was pressed before anything could answer. Links and forms have done their work by themselves. */
export function replayPress(): void {
	const { pressed } = window;
	delete window.pressed;
	if (pressed instanceof Element) pressed.closest<HTMLButtonElement>(silent)?.click();
}
