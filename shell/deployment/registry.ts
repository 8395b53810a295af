import type { RemoteId } from "@site/shared-data";

/**
 * registry.json: which release of each remote is active, and which were before. Served without the history.
 */
export interface Registry {
	/** Counts the writes. */
	revision: number;
	/** What is active. A record that cannot be trusted makes its own remote incompatible and no other. */
	remotes: Record<RemoteId, Release | Incompatible>;
	/** What was active before, the latest first. */
	history: Record<RemoteId, Release[]>;
}

/** One build of a remote, as it was published. */
export interface Release {
	version: string;
	/** URL of the entry script, on this origin ("/remotes/…") or another; all files lie below its folder. */
	entry: string;
	/** The hash of every file below the entry's folder, as `integrity` attributes have it. */
	integrity: Record<string, string>;
	/** The files that `./module` needs at once, for preloading. */
	assets: string[];
	/** The files of pages that are loaded lazily, by the ids of their routes, for preloading. */
	pages: Record<string, string[]>;
	contract: Contract;
	/** When it was published, as an ISO moment. */
	publishedAt: string;
	/** Kept for going forward again by name; never activated by a start. */
	rolledBack?: true;
}

/** What a remote declares beside its build; checked before any of its code runs. */
export interface Contract {
	/** Caret ranges of all that the host shares with it. */
	requires: Record<string, string>;
	/** The places in the shell that its routes can fill. */
	provides: RemoteId[];
}

/** A remote that must not run, and why. */
export interface Incompatible {
	incompatible: string;
}

const remoteIds: RemoteId[] = ["public", "admin"];

/**
 * Reads a registry strictly. Throws when it is none; a record that cannot be trusted becomes incompatible.
 */
export function parseRegistry(value: unknown): Registry {
	if (!isRecord(value) || !isRecord(value.remotes)) throw new Error("The registry has no record of remotes.");
	const { revision, remotes, history, ...unknown } = value;
	if (!Number.isSafeInteger(revision)) throw new Error("The registry has no revision.");
	const unknownKeys = [...Object.keys(unknown), ...Object.keys(remotes).filter((id) => !remoteIds.includes(id as RemoteId))];
	if (unknownKeys.length) throw new Error(`The registry holds something unknown: ${unknownKeys.join(", ")}.`);
	const previousReleases = isRecord(history) ? history : {};
	return {
		revision: revision as number,
		remotes: mapRemotes((id) => parseActive(id, remotes[id])),
		history: mapRemotes((id) => (Array.isArray(previousReleases[id]) ? previousReleases[id] : []).flatMap(parsePreviousRelease)),
	};
}

function parseActive(id: RemoteId, value: unknown): Release | Incompatible {
	if (value === undefined) return { incompatible: `${id}: nothing is published.` };
	// As a server has read it already.
	if (isRecord(value) && typeof value.incompatible === "string") return { incompatible: value.incompatible };
	try {
		return parseRelease(value);
	} catch (error) {
		return { incompatible: `${id}: ${(error as Error).message}` };
	}
}

function parsePreviousRelease(value: unknown): Release[] {
	try {
		return [parseRelease(value)];
	} catch {
		return [];
	}
}

/**
 * Throws an Error that says what is wrong with the record. Every file that can be asked for must have its
 * hash.
 */
function parseRelease(value: unknown): Release {
	const record = expectRecord(value, "the record");
	const unknown = Object.keys(record).filter((key) => !releaseKeys.includes(key));
	if (unknown.length) throw new Error(`${unknown.join(", ")} is unknown.`);
	const { version, entry, integrity, assets, pages, contract, publishedAt, rolledBack } = record;
	const release: Release = {
		version: expectMatch(version, /^[\w.+-]+$/, "version"),
		entry: expectMatch(entry, /^(https?:\/\/[^/\s?#]+)?\/([^/\s?#][^\s?#]*\/)?[\w.-]+$/, "entry"),
		integrity: mapValues(expectRecord(integrity, "integrity"), (hash, file) =>
			expectMatch(hash, hashPattern, `The hash of ${file}`),
		),
		assets: expectStrings(assets, "assets"),
		pages: mapValues(expectRecord(pages, "pages"), expectStrings),
		contract: parseContract(contract),
		publishedAt: expectMatch(publishedAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "publishedAt"),
		...(rolledBack === true && { rolledBack }),
	};
	const files = [release.entry.replace(/.*\//, ""), ...release.assets, ...Object.values(release.pages).flat()];
	const fileWithoutHash = files.find((file) => !Object.hasOwn(release.integrity, file));
	if (fileWithoutHash) throw new Error(`${fileWithoutHash} has no hash.`);
	const invalidPath = Object.keys(release.integrity).find((file) => !/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(file));
	if (invalidPath) throw new Error(`${invalidPath} is no file of the remote.`);
	return release;
}

const releaseKeys = ["version", "entry", "integrity", "assets", "pages", "contract", "publishedAt", "rolledBack"];
const hashPattern = /^sha(256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

function parseContract(value: unknown): Contract {
	const { requires, provides } = expectRecord(value, "contract");
	return {
		requires: mapValues(expectRecord(requires, "contract.requires"), (range, name) =>
			expectMatch(range, /^\^\d+\.\d+\.\d+$/, name),
		),
		provides: expectStrings(provides, "contract.provides") as RemoteId[],
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function expectRecord(value: unknown, name: string): Record<string, unknown> {
	if (isRecord(value)) return value;
	throw new Error(`${name} is missing.`);
}

function expectMatch(value: unknown, pattern: RegExp, name: string): string {
	if (typeof value === "string" && pattern.test(value)) return value;
	throw new Error(value === undefined ? `${name} is missing.` : `${name} is not usable: ${JSON.stringify(value)}`);
}

function expectStrings(value: unknown, name: string): string[] {
	if (Array.isArray(value) && value.every((file) => typeof file === "string")) return value;
	throw new Error(`${name} is not a list.`);
}

function mapRemotes<T>(create: (id: RemoteId) => T): Record<RemoteId, T> {
	return { public: create("public"), admin: create("admin") };
}

function mapValues<T>(record: Record<string, unknown>, convert: (value: unknown, key: string) => T): Record<string, T> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value, key)]));
}
