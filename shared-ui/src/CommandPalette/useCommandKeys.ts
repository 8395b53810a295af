import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/** What a sequence of keys asks for. */
export interface CommandKeys {
	/** Ctrl or Cmd with K, anywhere but over an open dialog. */
	onOpen: () => void;
	/** "g" and a letter after it within a second, where nobody types and no dialog is open; gets the two as `g x`. */
	onShortcut: (shortcut: string) => void;
}

/**
 * Listens to the keys of a command palette on the whole page. Gives, once, what was typed since the palette was asked for and before its box had the
 * focus: nobody waits for a program to load before they type.
 */
export function useCommandKeys({ onOpen, onShortcut }: CommandKeys): () => string {
	const ahead = useRef(notAsked);
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
				if (isDialogOpen()) return;
				ahead.current = { typed: "", since: event.timeStamp };
				open();
				return;
			}
			const { typed, since } = ahead.current;
			if (event.timeStamp - since < patience && !isCommand && !isInDialog(document.activeElement)) {
				if (event.key === "Escape") ahead.current = notAsked;
				else if (event.key === "Backspace") ahead.current = { since, typed: typed.slice(0, -1) };
				else if (event.key.length === 1) ahead.current = { since, typed: typed + event.key };
				else if (event.key !== "Enter") return;
				event.preventDefault();
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
	return useCallback(() => {
		const { typed } = ahead.current;
		ahead.current = notAsked;
		return typed;
	}, []);
}

/** Milliseconds that may lie between the two letters of a shortcut. */
const pause = 1000;

const notAsked = { typed: "", since: Number.NEGATIVE_INFINITY };

/** Milliseconds that a palette may take to stand there before letters mean again what they mean on the page. */
const patience = 5000;

const isField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

const isDialogOpen = () => document.querySelector(dialogs) !== null;

const isInDialog = (element: Element | null) => Boolean(element?.closest(dialogs));
