import { withoutOtherNames } from "./otherNames.ts";

/** A page of the catalogue that can be opened. */
export interface IndexEntry {
	id: string;
	/** The last part of its title. */
	name: string;
	/** The number of its stories. */
	stories: number;
}

export interface IndexGroup {
	name: string;
	entries: IndexEntry[];
}

interface StorybookIndex {
	entries: Record<string, { id: string; title: string; type: "story" | "docs" }>;
}

/** Storybook's index by group, in the sidebar's order. An entry leads to its docs page or first story. */
export async function readIndex(): Promise<IndexGroup[]> {
	const { entries } = (await (await fetch("./index.json")).json()) as StorybookIndex;
	const groups = new Map<string, Map<string, IndexEntry>>();
	for (const { id, title, type } of Object.values(entries)) {
		const [group = "", ...rest] = title.split("/");
		if (rest.length === 0) continue;
		const name = withoutOtherNames(rest.join(" / "));
		const pages = groups.get(group) ?? new Map<string, IndexEntry>();
		groups.set(group, pages);
		const page = pages.get(name) ?? { id, name, stories: 0 };
		pages.set(name, { id: type === "docs" ? id : page.id, name, stories: page.stories + (type === "story" ? 1 : 0) });
	}
	return [...groups].map(([name, pages]) => ({ name, entries: [...pages.values()] }));
}
