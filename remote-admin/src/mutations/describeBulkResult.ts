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

/** "Angkot is published." or "3 projects are published. 1 was gone already." */
export function describeBulkResult({ done, missing }: BulkResult, { name, nouns, now }: Wording): string {
	const gone = missing.length > 0 ? ` ${missing.length} ${missing.length === 1 ? "was" : "were"} gone already.` : "";
	if (done.length === 1 && missing.length === 0 && name) return `${name} is ${now}.`;
	return `${done.length} ${done.length === 1 ? `${nouns.one} is` : `${nouns.many} are`} ${now}.${gone}`;
}
