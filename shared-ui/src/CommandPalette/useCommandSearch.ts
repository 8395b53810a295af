import { type ReactNode, useEffect, useState } from "react";

export interface Command {
	/** Unique in the palette. */
	id: string;
	name: string;
	/** Keys separated by spaces: "g h". */
	shortcut?: string;
	icon?: ReactNode;
	keywords?: string;
	run: () => void;
}

/** Commands under one heading, in their order. */
export interface CommandGroup {
	/** The heading, shown if there are several groups. */
	label?: string;
	commands: readonly Command[];
}

type Search = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

interface Found {
	phase: "idle" | "searching" | "done" | "failed";
	groups: readonly CommandGroup[];
}

const searchDelayMs = 150;

const nothing: Found = { phase: "idle", groups: [] };

/** Searches after a typing pause. Earlier results stay until the next arrive, to avoid flicker. */
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
		}, searchDelayMs);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [search, wanted]);

	if (!wanted) return nothing;
	return found.query === wanted ? found : { phase: "searching", groups: found.groups };
}
