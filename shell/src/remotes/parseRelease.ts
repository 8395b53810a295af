import type { Release } from "./Registry.ts";

/** Reads one remote's record strictly; throws an Error that says what is wrong with it. Every file that can be asked for must have its hash. */
export function parseRelease(value: unknown): Release {
	const record = recordOf(value, "the record");
	const unknown = Object.keys(record).filter((key) => !keys.includes(key));
	if (unknown.length) throw new Error(`${unknown.join(", ")} is unknown.`);
	const { version, entry, integrity, assets, pages, contract, publishedAt, withdrawn } = record;
	const release: Release = {
		version: matching(version, /^[\w.+-]+$/, "version"),
		entry: matching(entry, /^(https?:\/\/[^/\s?#]+)?\/([^/\s?#][^\s?#]*\/)?[\w.-]+$/, "entry"),
		integrity: mapValues(recordOf(integrity, "integrity"), (hash, file) => matching(hash, hashes, `The hash of ${file}`)),
		assets: filesOf(assets, "assets"),
		pages: mapValues(recordOf(pages, "pages"), (files, id) => filesOf(files, id)),
		contract: contractOf(contract),
		publishedAt: matching(publishedAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "publishedAt"),
		...(withdrawn === true && { withdrawn }),
	};
	const files = [release.entry.replace(/.*\//, ""), ...release.assets, ...Object.values(release.pages).flat()];
	const bare = files.find((file) => !Object.hasOwn(release.integrity, file));
	if (bare) throw new Error(`${bare} has no hash.`);
	const outside = Object.keys(release.integrity).find((file) => !/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(file));
	if (outside) throw new Error(`${outside} is no file of the remote.`);
	return release;
}

const keys = ["version", "entry", "integrity", "assets", "pages", "contract", "publishedAt", "withdrawn"];
const hashes = /^sha(256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

function contractOf(value: unknown): Release["contract"] {
	const { needs, offers } = recordOf(value, "contract");
	return {
		needs: mapValues(recordOf(needs, "contract.needs"), (range, name) => matching(range, /^\^\d+\.\d+\.\d+$/, name)),
		offers: filesOf(offers, "contract.offers") as Release["contract"]["offers"],
	};
}

function recordOf(value: unknown, name: string): Record<string, unknown> {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
	throw new Error(`${name} is missing.`);
}

function matching(value: unknown, pattern: RegExp, name: string): string {
	if (typeof value === "string" && pattern.test(value)) return value;
	throw new Error(value === undefined ? `${name} is missing.` : `${name} is not usable: ${JSON.stringify(value)}`);
}

function filesOf(value: unknown, name: string): string[] {
	if (Array.isArray(value) && value.every((file) => typeof file === "string")) return value;
	throw new Error(`${name} is not a list.`);
}

function mapValues<T>(record: Record<string, unknown>, convert: (value: unknown, key: string) => T): Record<string, T> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value, key)]));
}
