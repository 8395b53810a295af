import { reloadWithFormInput } from "./formInput.ts";

interface Target {
	pathname: string;
	search: string;
	hash: string;
}

let isLeaving = false;

/** Whether a document load has begun: it calls off what this document is still fetching. */
export const isLeavingDocument = () => isLeaving;

/** Leaves for a page with a document load. Never resolves: nothing of this version is shown any more. */
export function loadDocument({ pathname, search, hash }: Target): Promise<never> {
	isLeaving = true;
	// The page's own guard has asked already.
	addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
	// After Back and Forward the browser is there already.
	if (pathname + search === location.pathname + location.search) return reloadWithFormInput();
	location.assign(pathname + search + hash);
	return new Promise<never>(() => {});
}
