import { useEffect, useEffectEvent } from "react";

/**
 * Handles files that are dropped outside of any target: the browser would leave the form and open them.
 */
export function useWindowDrop(onFiles: (files: File[]) => void): void {
	const handle = useEffectEvent((event: DragEvent) => {
		if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
		event.preventDefault();
		if (event.type === "drop") onFiles([...event.dataTransfer.files]);
	});
	useEffect(() => {
		const listener = (event: DragEvent) => handle(event);
		window.addEventListener("dragover", listener);
		window.addEventListener("drop", listener);
		return () => {
			window.removeEventListener("dragover", listener);
			window.removeEventListener("drop", listener);
		};
	}, []);
}
