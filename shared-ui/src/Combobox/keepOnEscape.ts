import type { KeyboardEvent } from "react";

/** Base UI empties a closed combobox on Escape; a choice should not go that easily, and the key belongs to the dialog around. */
export function keepOnEscape(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) {
	if (event.key === "Escape" && event.currentTarget.getAttribute("aria-expanded") !== "true") event.preventBaseUIHandler();
}
