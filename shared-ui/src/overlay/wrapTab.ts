import type { KeyboardEvent } from "react";
import { tabbable } from "tabbable";

/** Keeps Tab inside a modal: Base UI does so a frame later, and a native dialog lets Tab out. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
	const { activeElement } = document;
	if (event.key !== "Tab" || event.defaultPrevented || !event.currentTarget.contains(activeElement)) return;
	const stops = tabbable(event.currentTarget);
	const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
	if (stops.some((stop) => activeElement && activeElement.compareDocumentPosition(stop) & ahead)) return;
	const other = stops.at(event.shiftKey ? -1 : 0);
	if (other) event.preventDefault();
	other?.focus();
}
