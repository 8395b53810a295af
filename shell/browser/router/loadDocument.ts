import { reloadWithText } from "./typedText.ts";

interface Target {
	pathname: string;
	search: string;
	hash: string;
}

/** Leaves for a page with a document load. Never resolves: nothing of this version is shown any more. */
export function loadDocument({ pathname, search, hash }: Target): Promise<never> {
	// The page's own guard has asked already.
	addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
	// After Back and Forward the browser is there already.
	if (pathname + search === location.pathname + location.search) return reloadWithText();
	location.assign(pathname + search + hash);
	return new Promise<never>(() => {});
}
