import { useEffect, useEffectEvent } from "react";

/** Cmd+S and Ctrl+S save, wherever the focus is; the browser's own question about saving the page is never wanted here. */
export function useSaveKey(onSave: () => void): void {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s") return;
		event.preventDefault();
		if (!event.repeat && !document.querySelector('[role="dialog"]')) onSave();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}
