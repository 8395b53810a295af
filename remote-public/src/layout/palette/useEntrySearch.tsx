import { urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import type { CommandGroup } from "@site/shared-ui/CommandPalette";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useEffect, useMemo, useRef } from "react";
import { findEntries } from "./findEntries.ts";
import { paletteIcons } from "./paletteIcons.tsx";
import type { SearchEntry } from "./SearchEntry.ts";
import type { SearchData } from "./searchLoader.ts";

/**
 * Finds essays, projects and services by their words. What can be found is read at every opening of the
 * palette, and once more for every text while it is missing.
 */
export function useEntrySearch(isOpen: boolean): (query: string) => Promise<CommandGroup[]> {
	const { data, load } = useFetcher<SearchData>();
	const navigate = useNavigate();
	const triedFor = useRef<string>(undefined);

	useEffect(() => {
		if (isOpen) void load(urls.searchEntries());
	}, [isOpen, load]);

	return useMemo(() => {
		// A new function comes with the data, and the palette then asks again.
		if (!data) return never;
		const { entries } = data;
		if (entries) return async (query: string) => toGroups(findEntries(entries, query), (to) => void navigate(to));
		return (query: string) => {
			if (triedFor.current === query) return Promise.reject(new Error("What can be found could not be read"));
			triedFor.current = query;
			void load(urls.searchEntries());
			return never();
		};
	}, [data, load, navigate]);
}

const never = () => new Promise<never>(() => {});

const labels = { essay: "Essays", project: "Projects", service: "Services" } as const;

const icons = { essay: "essays", project: "projects", service: "store" } as const;

const toGroups = (found: SearchEntry[], go: (to: string) => void): CommandGroup[] =>
	(["essay", "project", "service"] as const)
		.map((kind) => ({
			label: labels[kind],
			commands: found
				.filter((entry) => entry.kind === kind)
				.map(({ id, title, to }) => ({
					id,
					name: title,
					icon: <Icon>{paletteIcons[icons[kind]]}</Icon>,
					run: () => go(to),
				})),
		}))
		.filter(({ commands }) => commands.length > 0);
