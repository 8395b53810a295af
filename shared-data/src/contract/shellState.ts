import { atom } from "jotai";
import type { SessionUser } from "../session/Session.ts";

/** The two themes; the value of `<html data-theme>` and of local storage `theme`. */
export type Theme = "light" | "dark";

/** The theme in force, kept by the shell; undefined until the browser has told (on the server and during hydration). */
export const themeAtom = atom<Theme | undefined>(undefined);

/** The visitor's explicit choices, in order; the shell applies the last one and stores it. Remotes choose through `switchThemeAtom`. */
export const themeChoiceAtom = atom<Theme | undefined>(undefined);

/** Chooses the other theme, explicitly. */
export const switchThemeAtom = atom(null, (get, set) => {
	set(themeChoiceAtom, get(themeAtom) === "dark" ? "light" : "dark");
});

/** The person signed in on this browser: undefined until known, null when nobody is. Kept by the shell. */
export const sessionAtom = atom<SessionUser | null | undefined>(undefined);
