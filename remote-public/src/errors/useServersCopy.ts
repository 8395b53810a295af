import { DataError } from "@site/shared-data";
import { useLocation } from "@site/shared-ui/router";
import { useEffect } from "react";

/** Reloads the page when its data could not be loaded but the server has a stale copy of it. */
export function useServersCopy(error: unknown): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (error instanceof DataError) void goToServersCopy(pathname + search);
	}, [error, pathname, search]);
}

async function goToServersCopy(address: string) {
	const isHere = () => window.location.pathname + window.location.search === address;
	// Once per history entry: an error that a reload does not mend stays, with Retry.
	if (!isHere() || window.history.state?.isServersCopy) return;
	const answer = await fetch(address, { method: "HEAD" }).catch(() => null);
	if (!answer?.ok || !isHere()) return;
	window.history.replaceState({ ...window.history.state, isServersCopy: true }, "");
	window.location.reload();
}
