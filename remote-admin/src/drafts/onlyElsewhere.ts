/** When the loader of a form runs again: for another item only. An open form is never filled anew, not even after its own save. */
export const onlyElsewhere = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;
