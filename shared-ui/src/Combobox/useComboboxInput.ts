import { useFieldControl } from "@site/shared-ui";
import type { KeyboardEvent } from "react";

/** The props that bind the text box to the Field around it and keep the choice on Escape. */
export function useComboboxInput() {
	const control = useFieldControl();
	// Base UI hides the page around an open list, and the label with it: the label is named outright.
	return { ...control, "aria-labelledby": control.id && `${control.id}-label`, onKeyDown: keepOnEscape };
}

/** Base UI empties a closed combobox on Escape; here the key belongs to the dialog around it. */
function keepOnEscape(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) {
	if (event.key === "Escape" && event.currentTarget.getAttribute("aria-expanded") !== "true") event.preventBaseUIHandler();
}
