import type { BulkResult } from "@site/shared-data";

export interface Nouns {
	one: string;
	many: string;
}

interface Wording {
	name: string | undefined;
	nouns: Nouns;
	now: string;
}

/** "Angkot is published." or "3 projects are published. 2 stayed as they were. 1 was gone already." */
export function describeBulkResult({ done, kept, missing }: BulkResult, { name, nouns, now }: Wording): string {
	if (name && missing.length === 0) return kept.length > 0 ? `${name} stayed as it was.` : `${name} is ${now}.`;
	const stayed = kept.length > 0 && `${kept.length} stayed as ${kept.length === 1 ? "it was" : "they were"}.`;
	const gone = missing.length > 0 && `${missing.length} ${missing.length === 1 ? "was" : "were"} gone already.`;
	const all = `${done.length} ${done.length === 1 ? `${nouns.one} is` : `${nouns.many} are`} ${now}.`;
	return [all, stayed, gone].filter(Boolean).join(" ");
}
