import { urls } from "@site/shared-data";
import { searchWordsOf } from "@site/shared-data/search";
import { Icon } from "@site/shared-ui";
import type { CommandGroup } from "@site/shared-ui/CommandPalette";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useEffect, useMemo, useRef } from "react";
import { paletteIcons } from "./paletteIcons.tsx";
import type { SearchData, SearchEntry } from "./searchLoader.ts";

/** The entries are loaded when the palette opens; after an error each new query retries once. */
export function useEntrySearch(isOpen: boolean): (query: string) => Promise<CommandGroup[]> {
	const { data, load } = useFetcher<SearchData>();
	const navigate = useNavigate();
	const failedQuery = useRef<string>(undefined);

	useEffect(() => {
		if (isOpen) void load(urls.searchEntries());
	}, [isOpen, load]);

	return useMemo(() => {
		// When the data arrives this hook returns a new function, and the palette searches again.
		if (!data) return never;
		const { entries } = data;
		if (entries) return async (query: string) => toGroups(findEntries(entries, query), (to) => void navigate(to));
		return (query: string) => {
			if (failedQuery.current === query) return Promise.reject(new Error("The search index could not be loaded"));
			failedQuery.current = query;
			void load(urls.searchEntries());
			return never();
		};
	}, [data, load, navigate]);
}

const never = () => new Promise<never>(() => {});

const groups = {
	essay: { label: "Essays", icon: paletteIcons.essays },
	topic: { label: "Topics", icon: paletteIcons.essays },
	project: { label: "Projects", icon: paletteIcons.projects },
	service: { label: "Services", icon: paletteIcons.store },
};

/** A group for each kind, in the order of their best entries. */
const toGroups = (found: SearchEntry[], go: (to: string) => void): CommandGroup[] =>
	[...new Set(found.map(({ kind }) => kind))].map((kind) => ({
		label: groups[kind].label,
		commands: found
			.filter((entry) => entry.kind === kind)
			.map(({ id, title, to }) => ({ id, name: title, icon: <Icon>{groups[kind].icon}</Icon>, run: () => go(to) })),
	}));

const maxEntries = 6;

/** The entries that contain every word, in any order; those with the words in their titles come first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
	const words = searchWordsOf(query);
	if (words.length === 0) return [];
	const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, words) }));
	return ranked
		.filter(({ rank }) => rank > 0)
		.sort((one, other) => other.rank - one.rank)
		.map(({ entry }) => entry)
		.slice(0, maxEntries);
}

/** 0: not found; 1: somewhere; 2: in the title; 3: the title begins with the first word. */
function rankOf({ titleText, searchText }: SearchEntry, words: string[]): number {
	if (!words.every((word) => searchText.includes(word))) return 0;
	if (!words.every((word) => titleText.includes(word))) return 1;
	return titleText.startsWith(words[0] as string) ? 3 : 2;
}
