import { useEffect, useState } from "react";
import type { CommandGroup } from "./CommandGroup.ts";

type Search = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

interface Found {
	phase: "idle" | "searching" | "done" | "failed";
	groups: readonly CommandGroup[];
}

const nothing: Found = { phase: "idle", groups: [] };

/** Searches a moment after typing stops. What was found before stays while the next answer is awaited, so the list does not flicker. */
export function useCommandSearch(search: Search | undefined, query: string): Found {
	const [found, setFound] = useState<Found & { query: string }>({ ...nothing, query: "" });
	const wanted = search ? query.trim() : "";

	useEffect(() => {
		if (!search || !wanted) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			search(wanted, abort.signal).then(
				(groups) => !abort.signal.aborted && setFound({ phase: "done", groups, query: wanted }),
				() => !abort.signal.aborted && setFound({ phase: "failed", groups: [], query: wanted }),
			);
		}, 150);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [search, wanted]);

	if (!wanted) return nothing;
	return found.query === wanted ? found : { phase: "searching", groups: found.groups };
}
