import type { RemoteId } from "@site/shared-data";
import { areas } from "./areas.ts";
import { expectMatch, expectRecord, isRecord } from "./expect.ts";
import { parseBuild, parseIntegrity, type RemoteBuild } from "./manifest.ts";

/** registry.json: the active release of each remote and the earlier ones, which are not served. */
export interface Registry {
	/** Counts the writes. */
	revision: number;
	/** The active releases. An invalid record makes only its own remote incompatible. */
	remotes: Record<RemoteId, Release | Incompatible>;
	/** The earlier releases, the latest first. */
	history: Record<RemoteId, Release[]>;
	/** The fingerprint of the contract for which the server has checked the remotes. */
	contract?: string;
}

/** The header with the server's contract: tabs of earlier shells do not know this key of the body. */
export const contractHeader = "x-contract";

/** A published build of a remote. */
export interface Release extends RemoteBuild {
	/** URL of the entry, on this origin ("/remotes/…") or another; all other files are below its folder. */
	entry: string;
	/** The hash of every file below the entry's folder, in the form of `integrity` attributes. */
	integrity: Record<string, string>;
	/** Time of publishing, ISO 8601. */
	publishedAt: string;
	/** Whether it was rolled back: only a command that names its version activates it again. */
	rolledBack?: true;
	/** In a response: why the release that was published after it does not fit the shell. */
	refused?: string;
}

/** A remote that must not run, and the reason in one sentence. */
export interface Incompatible {
	incompatible: string;
	/** The readers that may see it; only admins when it is absent. */
	access?: RemoteBuild["access"];
}

/** Validates a registry. Throws when it has no valid shape; a single invalid record becomes incompatible. */
export function parseRegistry(value: unknown): Registry {
	if (!isRecord(value) || !isRecord(value.remotes)) throw new Error("The registry has no record of remotes.");
	const { revision, remotes, history, ...unknown } = value;
	if (!Number.isSafeInteger(revision)) throw new Error("The registry has no revision.");
	const unknownKeys = Object.keys(unknown);
	if (unknownKeys.length) throw new Error(`The registry has unknown keys: ${unknownKeys.join(", ")}.`);
	const previousReleases = isRecord(history) ? history : {};
	// Each area needs its frame, even before the first publish.
	const ids = [...new Set([...areas, ...Object.keys(remotes)])];
	const mapRemotes = <T>(create: (id: RemoteId) => T) => Object.fromEntries(ids.map((id) => [id, create(id)]));
	return {
		revision: revision as number,
		remotes: mapRemotes((id) => parseActive(id, remotes[id])),
		history: mapRemotes((id) =>
			// Stryker disable next-line ArrayDeclaration: an entry that is no release is left out
			(Array.isArray(previousReleases[id]) ? previousReleases[id] : []).flatMap((value: unknown) =>
				parsePreviousRelease(id, value),
			),
		),
	};
}

function parseActive(id: RemoteId, value: unknown): Release | Incompatible {
	if (value === undefined) return { incompatible: `${id}: nothing is published.` };
	// The served registry contains records that the server found incompatible.
	if (isRecord(value) && typeof value.incompatible === "string") return { incompatible: value.incompatible };
	try {
		return parseRelease(id, value);
	} catch (error) {
		return { incompatible: `${id}: ${(error as Error).message}` };
	}
}

function parsePreviousRelease(id: RemoteId, value: unknown): Release[] {
	try {
		return [parseRelease(id, value)];
	} catch {
		return [];
	}
}

/** Throws an Error that names the wrong field. Every file that may be requested needs a hash. */
function parseRelease(slot: RemoteId, value: unknown): Release {
	const { entry, integrity, publishedAt, rolledBack, refused, ...built } = expectRecord(value, "the record");
	const release: Release = {
		...parseBuild(built),
		entry: expectMatch(entry, /^(https?:\/\/[^/\s?#]+)?\/([^/\s?#][^\s?#]*\/)?[\w.-]+$/, "entry"),
		integrity: parseIntegrity(integrity),
		publishedAt: expectMatch(publishedAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "publishedAt"),
		...(rolledBack === true && { rolledBack }),
		...(typeof refused === "string" && { refused }),
	};
	if (release.id !== slot) throw new Error(`the build is one of ${release.id}.`);
	const files = [release.entry.replace(/.*\//, ""), ...release.assets, ...Object.values(release.pages).flat()];
	const fileWithoutHash = files.find((file) => !Object.hasOwn(release.integrity, file));
	if (fileWithoutHash) throw new Error(`${fileWithoutHash} has no hash.`);
	const invalidPath = Object.keys(release.integrity).find((file) => !/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(file));
	if (invalidPath) throw new Error(`${invalidPath} is no file of the remote.`);
	return release;
}
