import { type Theme, themeAtom, themeChoiceAtom } from "@site/shared-data";
import type { createStore } from "jotai";

const storageKey = "theme";

/** Syncs `<html data-theme>`, the browser's frame, storage and atom; the system's theme is the default. */
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
		document.querySelectorAll<HTMLMetaElement>("[name=theme-color]").forEach((meta, at) => {
			meta.media = (theme === "dark") === at > 0 ? "" : "not all";
		});
		store.set(themeAtom, theme);
	};
	applyCurrentTheme();
	systemIsDark.addEventListener("change", applyCurrentTheme);
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
