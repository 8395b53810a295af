declare global {
	interface Window {
		/** The target of the last click before the page's program ran; the inline loader keeps it. */
		earlyClick?: EventTarget | null;
	}
}

/** A button that nothing but its program answers; the browser itself opens what `popovertarget` names. */
const scripted = 'button[type="button"]:not([popovertarget])';

/**
 * Clicks the button again that was clicked before anything could answer. Links and forms work by themselves.
 */
export function replayEarlyClick(): void {
	const { earlyClick } = window;
	delete window.earlyClick;
	if (earlyClick instanceof Element) earlyClick.closest<HTMLButtonElement>(scripted)?.click();
}
