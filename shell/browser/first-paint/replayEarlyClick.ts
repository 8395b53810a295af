declare global {
	interface Window {
		/** The target of the last click before hydration; the inline loader sets it. */
		earlyClick?: EventTarget | null;
	}
}

/** A button that needs its script; the browser itself opens a `popovertarget`. */
const scripted = 'button[type="button"]:not([popovertarget])';

/** Repeats a click on a button from before hydration. Links and forms work without scripts. */
export function replayEarlyClick(): void {
	const { earlyClick } = window;
	delete window.earlyClick;
	if (earlyClick instanceof Element) earlyClick.closest<HTMLButtonElement>(scripted)?.click();
}
