import { useNavigate } from "@site/shared-ui/router";
import { useEffect, useEffectEvent } from "react";
import { destinations } from "./destinations.ts";

/** Milliseconds that may lie between the two letters of a shortcut. */
const pause = 1000;

/** The keys that work on every page: Ctrl or Cmd with K, and "g" with a letter. While somebody types or a dialog is open the letters mean themselves. */
export function usePaletteKeys(onOpen: () => void): void {
	const navigate = useNavigate();
	const open = useEffectEvent(onOpen);
	const go = useEffectEvent((to: string) => void navigate(to));

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
			const destination = isSecond && destinations.find(({ shortcut }) => shortcut === `g ${key}`);
			if (destination) go(destination.to);
			else if (key === "g") firstAt = event.timeStamp;
		};
		document.addEventListener("keydown", handleKeyDown);
		return () => document.removeEventListener("keydown", handleKeyDown);
	}, []);
}

const isField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
