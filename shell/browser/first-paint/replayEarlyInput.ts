declare global {
	interface Window {
		/** The last click, or Ctrl+K or Cmd+K, before hydration; the inline loader sets it. */
		earlyInput?: Event;
	}
}

/** A button that needs its script; the browser handles a `popovertarget` without one. */
const scripted = 'button[type="button"]:not([popovertarget])';

/** Repeats a click on a button, or the palette's key; links and forms work without scripts. */
export function replayEarlyInput(): void {
	const { earlyInput } = window;
	delete window.earlyInput;
	// From here on the page handles its keys.
	Object.assign(window, { onkeydown: null });
	if (earlyInput instanceof KeyboardEvent) document.dispatchEvent(new KeyboardEvent(earlyInput.type, earlyInput));
	else if (earlyInput?.target instanceof Element) earlyInput.target.closest<HTMLButtonElement>(scripted)?.click();
}
