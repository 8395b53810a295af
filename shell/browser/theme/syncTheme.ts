import { type Theme, themeAtom, themeChoiceAtom } from "@site/shared-data";
import type { createStore } from "jotai";

const storageKey = "theme";

/** Keeps `<html data-theme>`, storage and the atom in sync; without a choice the system's theme applies. */
export function syncTheme(store: ReturnType<typeof createStore>) {
	const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
	const applyCurrentTheme = () => apply(storedTheme() ?? (systemIsDark.matches ? "dark" : "light"));
	const apply = (theme: Theme) => {
		const root = document.documentElement;
		if (root.dataset.theme !== theme) {
			// Transitions are off while all colours change.
			root.dataset.switching = "";
			root.dataset.theme = theme;
			requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
		}
		store.set(themeAtom, theme);
	};
	applyCurrentTheme();
	systemIsDark.addEventListener("change", applyCurrentTheme);
	// A document in the back/forward cache gets no storage events.
	addEventListener("pageshow", ({ persisted }) => persisted && applyCurrentTheme());
	addEventListener("storage", (event) => {
		if (event.key === storageKey || event.key === null) applyCurrentTheme();
	});
	store.sub(themeChoiceAtom, () => {
		const choice = store.get(themeChoiceAtom);
		if (!choice) return;
		try {
			localStorage.setItem(storageKey, choice.theme);
		} catch {
			// Storage may be blocked: the choice then lasts until the page is closed.
		}
		apply(choice.theme);
	});
}

function storedTheme(): Theme | undefined {
	try {
		const value = localStorage.getItem(storageKey);
		return value === "dark" || value === "light" ? value : undefined;
	} catch {
		return undefined;
	}
}
