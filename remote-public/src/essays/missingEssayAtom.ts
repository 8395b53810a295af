import { atom } from "jotai";

/** True from an address without an essay until the list that it led to has been left. */
export const missingEssayAtom = atom(false);
