import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { isDialogOpen, isInDialog, isTextField } from "../hooks/keyTarget.ts";

/** The longest time between the two keys of a shortcut. */
const shortcutGapMs = 1000;

/** How long typed keys are buffered for a palette that is loading. */
const typeAheadMs = 5000;

const inactive = { typed: "", since: Number.NEGATIVE_INFINITY };

interface CommandKeysOptions {
	/** Ctrl or Cmd with K, anywhere but over an open dialog. */
	onOpen: () => void;
	/** Called with "g" and a letter pressed within a second, outside text fields and dialogs: `g x`. */
	onShortcut: (shortcut: string) => void;
}

/**
 * Listens to the palette's keys on the page. Returns a function that returns, once, what was typed between
 * Ctrl+K and the focus of the search box, because the palette is lazy.
 */
export function useCommandKeys({ onOpen, onShortcut }: CommandKeysOptions): () => string {
	const ahead = useRef(inactive);
	const open = useEffectEvent(onOpen);
	const runShortcut = useEffectEvent(onShortcut);

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
			if (event.timeStamp - since < typeAheadMs && !isCommand && !isInDialog(document.activeElement)) {
				if (event.key === "Escape") ahead.current = inactive;
				else if (event.key === "Backspace") ahead.current = { since, typed: typed.slice(0, -1) };
				else if (event.key.length === 1) ahead.current = { since, typed: typed + event.key };
				else if (event.key !== "Enter") return;
				event.preventDefault();
				return;
			}
			const isWithinGap = event.timeStamp - firstAt < shortcutGapMs;
			firstAt = Number.NEGATIVE_INFINITY;
			if (isCommand || event.repeat || isTextField(event.target) || isDialogOpen()) return;
			if (isWithinGap && key !== "g") runShortcut(`g ${key}`);
			else if (key === "g") firstAt = event.timeStamp;
		};
		document.addEventListener("keydown", handleKeyDown);
		return () => document.removeEventListener("keydown", handleKeyDown);
	}, []);
	return useCallback(() => {
		const { typed } = ahead.current;
		ahead.current = inactive;
		return typed;
	}, []);
}
