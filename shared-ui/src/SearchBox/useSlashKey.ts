import { type RefObject, useEffect } from "react";

/** "/" anywhere on the page, but not while typing or in a dialog, brings the focus to the element. */
export function useSlashKey(target: RefObject<HTMLElement | null>, enabled: boolean) {
	useEffect(() => {
		if (!enabled) return;
		const handleKey = (event: KeyboardEvent) => {
			const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
			if (!isPlain || event.defaultPrevented || isBusyElsewhere(event.target)) return;
			event.preventDefault();
			target.current?.focus();
		};
		document.addEventListener("keydown", handleKey);
		return () => document.removeEventListener("keydown", handleKey);
	}, [target, enabled]);
}

function isBusyElsewhere(element: EventTarget | null) {
	if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return true;
	return (
		element instanceof HTMLElement &&
		element.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !== null
	);
}
