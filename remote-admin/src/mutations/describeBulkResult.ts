import type { BulkResult } from "@site/shared-data";

/** What rows are called, in lower case. */
export interface Nouns {
	one: string;
	many: string;
}

interface Wording {
	/** The name of a row that is alone. */
	name: string | undefined;
	nouns: Nouns;
	/** What they are now: "published", "marked as replied". */
	now: string;
}

/** "Angkot is published." or "3 projects are published. 1 was gone already." */
export function describeBulkResult({ done, missing }: BulkResult, { name, nouns, now }: Wording): string {
	const gone = missing.length > 0 ? ` ${missing.length} ${missing.length === 1 ? "was" : "were"} gone already.` : "";
	if (done.length === 1 && missing.length === 0 && name) return `${name} is ${now}.`;
	return `${done.length} ${done.length === 1 ? `${nouns.one} is` : `${nouns.many} are`} ${now}.${gone}`;
}
