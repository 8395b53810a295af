import { useEffect, useSyncExternalStore } from "react";
import { keepPlace } from "./keepPlace.ts";
import { readingMode } from "./readingMode.ts";

/** Whether reading mode is on, and the switch; Escape leaves it unless something else is open that Escape closes. */
export function useReadingMode(): [isOn: boolean, toggle: () => void] {
	const isOn = useSyncExternalStore(readingMode.listen, readingMode.isOn, () => false);

	useEffect(() => {
		if (!isOn) return;
		const leave = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(closable)) return;
			keepPlace(() => readingMode.set(false));
		};
		document.addEventListener("keydown", leave);
		return () => document.removeEventListener("keydown", leave);
	}, [isOn]);

	return [isOn, () => keepPlace(() => readingMode.set(!isOn))];
}

const closable = "dialog[open], :popover-open, [role=dialog]";
