import { DataError } from "@site/shared-data";
import { useEffect } from "react";

/**
 * Goes to the page as the site's own server has it, when the data did not come to the browser: the server keeps its last good copy. A page that came from
 * the server holds its data, so this happens once.
 */
export function useServersCopy(error: unknown): void {
	useEffect(() => {
		if (error instanceof DataError) void goToServersCopy();
	}, [error]);
}

async function goToServersCopy() {
	const { href } = window.location;
	const answer = await fetch(href, { method: "HEAD" }).catch(() => null);
	if (answer?.ok && window.location.href === href) window.location.reload();
}
