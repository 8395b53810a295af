import { Button, Icon } from "@site/shared-ui";
import { useEffect, useSyncExternalStore } from "react";
import { topBlock } from "./topBlock.ts";

/** Turns reading mode on and off: no header and footer, serif type, larger leading. */
export function ReadingModeButton() {
	const [isOn, toggle] = useReadingMode();
	return (
		<Button variant="quiet" size="small" aria-pressed={isOn} data-scripted="" onClick={toggle}>
			{isOn ? (
				<Icon name="close" />
			) : (
				<Icon>
					<path d="M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.5v13" />
				</Icon>
			)}
			Reading mode
		</Button>
	);
}

/** Whether reading mode is on, and its toggle. Escape leaves it unless it closes something else first. */
function useReadingMode(): [isOn: boolean, toggle: () => void] {
	const isOn = useSyncExternalStore(readingMode.listen, readingMode.isOn, () => false);

	useEffect(() => {
		if (!isOn) return;
		const leave = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(closable)) return;
			withScrollAnchor(() => readingMode.set(false));
		};
		document.addEventListener("keydown", leave);
		return () => document.removeEventListener("keydown", leave);
	}, [isOn]);

	return [isOn, () => withScrollAnchor(() => readingMode.set(!isOn))];
}

const closable = "dialog[open], :popover-open, [role=dialog]";

const storageKey = "reading";
const listeners = new Set<() => void>();

/** `<html data-reading>`: an inline script restores it, styles apply it on a page with `[data-essay]`. */
const readingMode = {
	isOn: () => "reading" in document.documentElement.dataset,
	set(isOn: boolean) {
		if (isOn) document.documentElement.dataset.reading = "";
		else delete document.documentElement.dataset.reading;
		try {
			if (isOn) localStorage.setItem(storageKey, "on");
			else localStorage.removeItem(storageKey);
		} catch {
			// Storage may be blocked: the choice then lasts until the next document load.
		}
		for (const tell of listeners) tell();
	},
	listen(tell: () => void) {
		listeners.add(tell);
		return () => listeners.delete(tell);
	},
};

/** Changes the layout and scrolls so that the paragraph at the top of the window keeps its position. */
function withScrollAnchor(change: () => void): void {
	const first = window.scrollY > 0 ? topBlock() : undefined;
	const before = first?.getBoundingClientRect().top ?? 0;
	// At the top there is nothing to anchor.
	const isInside = first !== undefined && before < window.innerHeight;
	change();
	if (isInside) window.scrollBy({ top: first.getBoundingClientRect().top - before, behavior: "instant" });
}
