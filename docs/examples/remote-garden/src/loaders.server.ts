import { gardenLoader, noteLoader } from "./gardenLoaders.ts";

/** The server runs them, and the notes stay there: the browser's build has loaders.browser.ts instead. */
export const loaders = { garden: gardenLoader, note: noteLoader };
