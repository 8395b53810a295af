import { useLocation } from "@site/shared-ui/router";
import { useLayoutEffect, useRef } from "react";

/** The state of a list when it was left in this tab. */
interface ListPlace {
	search: string;
	top: number;
}

const keyOf = (path: string) => `list ${path}`;

function readPlace(path: string): ListPlace | null {
	try {
		return JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null");
	} catch {
		return null;
	}
}

function storePlace(path: string, place: ListPlace): void {
	try {
		sessionStorage.setItem(keyOf(path), JSON.stringify(place));
	} catch {
		// Session storage is blocked: forms return to the beginning of the list.
	}
}

/** The URL of a list in its last state: with its search, filter, sorting and page. */
export const toListPlace = (path: string): string => path + (readPlace(path)?.search ?? "");

/** The `location.state` of a form's way back, which restores the scroll position too. */
export const returnState = { isReturn: true };

/** Stores the list's state when it is left; after a form, scrolls back as soon as its rows are shown. */
export function useListPlace(isShown: boolean): void {
	const { pathname, search, state } = useLocation();
	const isReturn = useRef<boolean>(state?.isReturn === true);
	useLayoutEffect(() => {
		if (!isShown || !isReturn.current) return;
		isReturn.current = false;
		const top = readPlace(pathname)?.top;
		if (top) window.scrollTo(0, top);
	}, [isShown, pathname]);
	useLayoutEffect(() => {
		storePlace(pathname, { top: 0, ...readPlace(pathname), search });
		// The list is still in the document.
		return () => storePlace(pathname, { search, top: window.scrollY });
	}, [pathname, search]);
}
