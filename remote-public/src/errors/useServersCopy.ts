import { DataError } from "@site/shared-data";
import { useEffect } from "react";

/**
 * Goes to the page as the site's own server has it, when the data did not come to the browser: the server keeps its last good copy. A page that came from
 * the server holds its data, so this happens once.
 */
export function useServersCopy(error: unknown): void {
	useEffect(() => {
		if (!(error instanceof DataError)) return;
		const { href } = window.location;
		const isThere = fetch(href, { method: "HEAD" }).then(({ ok }) => ok && window.location.href === href);
		isThere.then(
			(isHere) => isHere && window.location.reload(),
			() => {},
		);
	}, [error]);
}
