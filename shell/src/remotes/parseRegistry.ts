import type { RemoteId } from "@site/shared-data";
import { parseRelease } from "./parseRelease.ts";
import type { Refused, Registry, Release } from "./Registry.ts";

const ids: RemoteId[] = ["public", "admin"];

/** Reads a registry strictly. Throws when it is none; a record that cannot be trusted becomes a refusal of its remote. */
export function parseRegistry(value: unknown): Registry {
	if (!isRecord(value) || !isRecord(value.remotes)) throw new Error("The registry has no record of remotes.");
	const { revision, remotes, history, ...unknown } = value;
	if (!Number.isSafeInteger(revision)) throw new Error("The registry has no revision.");
	const strangers = [...Object.keys(unknown), ...Object.keys(remotes).filter((id) => !ids.includes(id as RemoteId))];
	if (strangers.length) throw new Error(`The registry holds something unknown: ${strangers.join(", ")}.`);
	const former = isRecord(history) ? history : {};
	return {
		revision: revision as number,
		remotes: byId((id) => releaseOrRefusal(id, remotes[id])),
		history: byId((id) => (Array.isArray(former[id]) ? former[id] : []).flatMap((one) => releaseOrNothing(one))),
	};
}

function releaseOrRefusal(id: RemoteId, value: unknown): Release | Refused {
	if (value === undefined) return { refused: `${id}: nothing is published.` };
	// As a server has read it already.
	if (isRecord(value) && typeof value.refused === "string") return { refused: value.refused };
	try {
		return parseRelease(value);
	} catch (error) {
		return { refused: `${id}: ${(error as Error).message}` };
	}
}

function releaseOrNothing(value: unknown): Release[] {
	try {
		return [parseRelease(value)];
	} catch {
		return [];
	}
}

function byId<T>(make: (id: RemoteId) => T): Record<RemoteId, T> {
	return { public: make("public"), admin: make("admin") };
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
