import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueFolder } from "../../build/paths.ts";

interface Entry {
	id: string;
	title: string;
	name: string;
	type: "story" | "docs";
}

/** The pages of the built catalogue; of one type, or all. */
export function readEntries(type?: Entry["type"]): Entry[] {
	const { entries } = JSON.parse(readFileSync(join(catalogueFolder, "index.json"), "utf8")) as {
		entries: Record<string, Entry>;
	};
	return Object.values(entries).filter((entry) => !type || entry.type === type);
}
