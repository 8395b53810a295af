import { useEffect, useEffectEvent } from "react";

/** What a sequence of keys asks for. */
export interface CommandKeys {
	/** Ctrl or Cmd with K, anywhere but over an open dialog. */
	onOpen: () => void;
	/** "g" and a letter after it within a second, where nobody types and no dialog is open; gets the two as `g x`. */
	onShortcut: (shortcut: string) => void;
}

/** Listens to the keys of a command palette on the whole page. */
export function useCommandKeys({ onOpen, onShortcut }: CommandKeys): void {
	const open = useEffectEvent(onOpen);
	const act = useEffectEvent(onShortcut);

	useEffect(() => {
		let firstAt = Number.NEGATIVE_INFINITY;
		const handleKeyDown = (event: KeyboardEvent) => {
			// Browsers send key events without a key when they fill in a form.
			const key = event.key?.toLowerCase();
			const isCommand = event.ctrlKey || event.metaKey;
			if (event.defaultPrevented || event.isComposing || event.altKey || !key) return;
			if (isCommand && key === "k" && !event.shiftKey) {
				event.preventDefault();
				if (!isDialogOpen()) open();
				return;
			}
			const isSecond = event.timeStamp - firstAt < pause;
			firstAt = Number.NEGATIVE_INFINITY;
			if (isCommand || event.repeat || isField(event.target) || isDialogOpen()) return;
			if (isSecond && key !== "g") act(`g ${key}`);
			else if (key === "g") firstAt = event.timeStamp;
		};
		document.addEventListener("keydown", handleKeyDown);
		return () => document.removeEventListener("keydown", handleKeyDown);
	}, []);
}

/** Milliseconds that may lie between the two letters of a shortcut. */
const pause = 1000;

const isField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
