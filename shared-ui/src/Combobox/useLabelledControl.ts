import { useFieldControl } from "@site/shared-ui";

/** What binds the box to its Field. The label is named outright, because Base UI hides the page around an open list, and the label with it. */
export function useLabelledControl() {
	const control = useFieldControl();
	return { ...control, "aria-labelledby": control.id && `${control.id}-label` };
}
