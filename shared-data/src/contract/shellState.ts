import { atom } from "jotai";
import type { SessionUser } from "../session/sessionRepository.ts";

/** The two themes; the value of `<html data-theme>` and of local storage `theme`. */
export type Theme = "light" | "dark";

/** The active theme, set by the shell; undefined on the server and during hydration. */
export const themeAtom = atom<Theme | undefined>(undefined);

/** The visitor's last explicit choice. An object, so that a repeated choice is a change. */
export const themeChoiceAtom = atom<{ theme: Theme } | undefined>(undefined);

/** Switches to the other theme as an explicit choice. */
export const switchThemeAtom = atom(null, (get, set) => {
	set(themeChoiceAtom, { theme: get(themeAtom) === "dark" ? "light" : "dark" });
});

/** The admin signed in on this browser; undefined until known, null when signed out. Set by the shell. */
export const sessionAtom = atom<SessionUser | null | undefined>(undefined);

/** True while a form has unsaved work: an expired session then opens a dialog instead of redirecting. */
export const unsavedWorkAtom = atom(false);
