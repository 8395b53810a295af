import type { KeyboardEvent } from "react";
import { isMac } from "../isMac.ts";
import { applyEdit, selectedIn } from "./edits/edit.ts";
import { continueList } from "./edits/markdownEdits.ts";
import { tools } from "./tools.tsx";

/** Handles the keys of the text box: the toolbar's shortcuts, and Enter in a list. */
export function handleEditKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	// Ignore keys of an unfinished input method composition.
	if (event.nativeEvent.isComposing) return;
	const box = event.currentTarget;
	const selected = selectedIn(box);
	const edit = event.key === "Enter" && !hasModifier(event) ? continueList(selected) : toolFor(event)?.edit(selected);
	if (!edit) return;
	event.preventDefault();
	// Cmd+K would open the palette.
	event.stopPropagation();
	applyEdit(box, edit);
}

function toolFor(event: KeyboardEvent) {
	const hasCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
	if (!hasCommand) return undefined;
	return tools
		.flat()
		.find(({ key }) => key?.code === event.code && Boolean(key.alt) === event.altKey && Boolean(key.shift) === event.shiftKey);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;
