import { type KeyboardEvent, useRef } from "react";

/** Moves the focus among the chips below a text box: arrows, Home, End, Delete and Backspace. */
export function useRovingChips(remove: (at: number) => void) {
	const box = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const chips = () => [...(list.current?.querySelectorAll("button") ?? [])];
	const focus = (at: number) => (chips()[at] ?? box.current)?.focus();

	const removeAndKeepFocus = (at: number) => {
		// Focus the next chip after a removal, or the previous one after the last chip.
		const rest = chips().filter((_, index) => index !== at);
		(rest[at] ?? rest[at - 1] ?? box.current)?.focus();
		remove(at);
	};

	const handleKey = (event: KeyboardEvent, at: number) => {
		const last = chips().length - 1;
		const moves: Record<string, () => void> = {
			ArrowLeft: () => focus(Math.max(0, at - 1)),
			ArrowRight: () => focus(Math.min(last, at + 1)),
			ArrowUp: () => box.current?.focus(),
			Home: () => focus(0),
			End: () => focus(last),
			Delete: () => removeAndKeepFocus(at),
			Backspace: () => removeAndKeepFocus(at),
		};
		const move = moves[event.key];
		if (!move) return;
		event.preventDefault();
		move();
	};
	return { box, list, enter: () => focus(0), removeAndKeepFocus, handleKey };
}
