import { reloadWithFormInput } from "./formInput.ts";

interface Target {
	pathname: string;
	search: string;
	hash: string;
}

let isLeaving = false;

/** Whether a document load has begun, which aborts this document's requests. */
export const isLeavingDocument = () => isLeaving;

/** Opens a page with a document load. Never resolves: this version renders nothing more. */
export function loadDocument({ pathname, search, hash }: Target): Promise<never> {
	isLeaving = true;
	// The unsaved-changes guard has run already.
	addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
	// After Back and Forward the location has changed already.
	if (pathname + search === location.pathname + location.search) return reloadWithFormInput();
	location.assign(pathname + search + hash);
	return new Promise<never>(() => {});
}
