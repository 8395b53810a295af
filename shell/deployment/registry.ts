import type { RemoteId } from "@site/shared-data";

/** registry.json: the active release of each remote and the earlier ones, which are not served. */
export interface Registry {
	/** Counts the writes. */
	revision: number;
	/** The active releases. An invalid record makes its own remote incompatible and no other. */
	remotes: Record<RemoteId, Release | Incompatible>;
	/** The earlier releases, the latest first. */
	history: Record<RemoteId, Release[]>;
}

/** A published build of a remote. */
export interface Release {
	version: string;
	/** URL of the entry, on this origin ("/remotes/…") or another; all other files are below its folder. */
	entry: string;
	/** The hash of every file below the entry's folder, in the form of `integrity` attributes. */
	integrity: Record<string, string>;
	/** The files that `./module` needs at once; the page preloads them. */
	assets: string[];
	/** The files of lazy routes by route id; the page preloads them. */
	pages: Record<string, string[]>;
	contract: Contract;
	/** Time of publishing, ISO 8601. */
	publishedAt: string;
	/** Whether it was rolled back: only a command that names its version activates it again. */
	rolledBack?: true;
}

/** The contract that a build declares in remote.json; checked before any of its code runs. */
export interface Contract {
	/** Caret ranges of the packages that the host must share, by name. */
	requires: Record<string, string>;
	/** The remotes that this build can serve as: their routes go into the shell's slots of the same ids. */
	provides: RemoteId[];
}

/** A remote that must not run, and the reason in one sentence. */
export interface Incompatible {
	incompatible: string;
}

const remoteIds: RemoteId[] = ["public", "admin"];

/** Validates a registry. Throws when it has no valid shape; a single invalid record becomes incompatible. */
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
	// The served registry has records that the server found incompatible.
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

/** Throws an Error that names the wrong field. Every file that may be requested needs a hash. */
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
