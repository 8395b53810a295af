import { switchThemeAtom, themeAtom } from "@site/shared-data";
import { createStore } from "jotai";
import { syncTheme } from "./syncTheme.ts";
import themeScript from "./theme.inline.ts?inline";

beforeEach(() => {
	localStorage.clear();
	delete document.documentElement.dataset.theme;
});

test("a choice in another tab applies here, and the earlier choice can be repeated", () => {
	systemTheme("light");
	const store = keptStore();
	store.set(switchThemeAtom);
	localStorage.setItem("theme", "light");
	dispatchEvent(new StorageEvent("storage", { key: "theme" }));
	expect(store.get(themeAtom)).toBe("light");
	store.set(switchThemeAtom);
	expect([store.get(themeAtom), localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
});

test("a document from the back/forward cache applies the choice that was made meanwhile", () => {
	systemTheme("light");
	const store = keptStore();
	localStorage.setItem("theme", "dark");
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	expect(store.get(themeAtom)).toBe("dark");
});

test("blocked storage does not stop the switch", () => {
	systemTheme("light");
	const store = keptStore();
	const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	store.set(switchThemeAtom);
	expect(document.documentElement.dataset.theme).toBe("dark");
	blocked.mockRestore();
});

test.each([
	["on", true],
	["off", false],
	[null, false],
])("before the first paint: stored reading mode %p is restored: %p", (stored, isOn) => {
	systemTheme("light");
	if (stored) localStorage.setItem("reading", stored);
	runThemeScript();
	expect("reading" in document.documentElement.dataset).toBe(isOn);
	delete document.documentElement.dataset.reading;
});

test("the inline script applies the system's theme where storage is blocked", () => {
	systemTheme("dark");
	const stored = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	runThemeScript();
	expect(document.documentElement.dataset.theme).toBe("dark");
	stored.mockRestore();
});

/** As the page runs it: the server writes the text into the head. */
function runThemeScript() {
	const script = document.createElement("script");
	script.textContent = themeScript;
	document.head.append(script);
}

function keptStore() {
	const store = createStore();
	syncTheme(store);
	return store;
}

function systemTheme(theme: "dark" | "light") {
	window.matchMedia = () => ({ matches: theme === "dark", addEventListener: () => {} }) as unknown as MediaQueryList;
}
