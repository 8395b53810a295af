import { DataError } from "@site/shared-data";
import { useLocation } from "@site/shared-ui/router";
import { useEffect } from "react";

/** Goes to the page as the site's own server has it, when the data did not come to the browser: the server keeps its last good copy. */
export function useServersCopy(error: unknown): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (error instanceof DataError) void goToServersCopy(pathname + search);
	}, [error, pathname, search]);
}

async function goToServersCopy(address: string) {
	const isHere = () => window.location.pathname + window.location.search === address;
	// Once for an entry of the history: what is no better after a reload stays, with its Retry.
	if (!isHere() || window.history.state?.isServersCopy) return;
	const answer = await fetch(address, { method: "HEAD" }).catch(() => null);
	if (!answer?.ok || !isHere()) return;
	window.history.replaceState({ ...window.history.state, isServersCopy: true }, "");
	window.location.reload();
}
