import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useEffect, useEffectEvent } from "react";
import { siteCommands } from "./siteCommands.ts";

/** Milliseconds that may lie between the two letters of a shortcut. */
const pause = 1000;

/** Ctrl or Cmd with K on every page of the owner; "g" with a letter where nobody types, no dialog is open and no form can lose its place. */
export function usePaletteKeys(onOpen: () => void): void {
	const navigate = useNavigate();
	const isForm = /\/(new|edit|profile)$/.test(useLocation().pathname);
	const open = useEffectEvent(onOpen);
	const go = useEffectEvent((to: string) => isForm || void navigate(to));

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
			const command = isSecond && siteCommands.find(({ shortcut }) => shortcut === `g ${key}`);
			if (command) go(command.to);
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
