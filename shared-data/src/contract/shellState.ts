import { atom } from "jotai";
import type { SessionUser } from "../session/Session.ts";

/** The two themes; the value of `<html data-theme>` and of local storage `theme`. */
export type Theme = "light" | "dark";

/** The theme in force, kept by the shell; undefined until the browser has told (on the server and during hydration). */
export const themeAtom = atom<Theme | undefined>(undefined);

/** The visitor's last explicit choice on this page; the shell applies and stores it. An object, so that the same choice made again is a new one. */
export const themeChoiceAtom = atom<{ theme: Theme } | undefined>(undefined);

/** Chooses the other theme, explicitly. */
export const switchThemeAtom = atom(null, (get, set) => {
	set(themeChoiceAtom, { theme: get(themeAtom) === "dark" ? "light" : "dark" });
});

/** The person signed in on this browser: undefined until known, null when nobody is. Kept by the shell. */
export const sessionAtom = atom<SessionUser | null | undefined>(undefined);

/** True while a form holds work that is not stored: a session that ends meanwhile does not lead away from the page, the form asks to sign in instead. */
export const unsavedWorkAtom = atom(false);
