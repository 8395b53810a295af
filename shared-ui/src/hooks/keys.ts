/**
 * The capital letter that is pressed only with Ctrl or Cmd. A key that prints no Latin letter counts as the
 * letter at its position.
 */
export const commandLetter = (e: KeyboardEvent): string | false | undefined =>
	(e.ctrlKey || e.metaKey) && !(e.altKey || e.shiftKey) && (e.key < "~" ? e.key.toUpperCase() : e.code[3]);

/** Whether an input method handles the key. Safari ends a composition before its Enter: no `isComposing`. */
export const isComposing = (event: KeyboardEvent): boolean => event.keyCode === 229;

/** Whether the keyboard has a Cmd key. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

/** Whether single letters are shortcuts. People who dictate can switch them off (WCAG 2.1.4). */
export function hasLetterKeys(): boolean {
	try {
		return localStorage.getItem("letter-keys") !== "off";
	} catch {
		// Storage may be blocked.
		return true;
	}
}
