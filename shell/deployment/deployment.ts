import type { RemoteId, RemoteManifest } from "@site/shared-data";
import { isFrame } from "./areas.ts";
import { findIncompatibility } from "./findIncompatibility.ts";
import type { ContractTypes } from "./manifest.ts";
import type { Incompatible, Registry, Release } from "./registry.ts";

/** The versions of the packages that this shell shares with remotes; the build defines them. */
declare const SITE_SHARED_VERSIONS: Record<string, string>;

/** The part of the registry that a page needs; every document contains it. */
export interface Deployment {
	revision: number;
	remotes: Record<RemoteId, UsableRemote | Incompatible>;
}

/** A remote whose contract fits this shell. Its entry script contains the hashes of all its other files. */
export interface UsableRemote {
	version: string;
	entry: string;
	/** The hash of the entry. */
	integrity: string;
	/** The pages of an external remote. A frame answers the rest of its area. */
	guest?: Guest;
}

export type Guest = Pick<RemoteManifest, "id" | "area" | "access" | "routes">;

/** A build of a remote, in the form that documents contain. */
export const toUsable = ({ id, area, access, routes }: Guest, build: Omit<UsableRemote, "guest">): UsableRemote =>
	isFrame(id) ? build : { ...build, guest: { id, area, access, routes } };

/** The check before code runs: versions of packages must fit this shell; `fitRegistry` compares types. */
export function toDeployment({ revision, remotes }: Registry, sharedVersions = SITE_SHARED_VERSIONS): Deployment {
	const remoteState = (release: Release | Incompatible): UsableRemote | Incompatible => {
		if ("incompatible" in release) return release;
		const incompatible = findIncompatibility(release, sharedVersions);
		if (incompatible) return { incompatible };
		const { version, entry, integrity } = release;
		return toUsable(release, { version, entry, integrity: integrity[entry.replace(/.*\//, "")] as string });
	};
	return { revision, remotes: Object.fromEntries(Object.entries(remotes).map(([id, release]) => [id, remoteState(release)])) };
}

/** A shell's manifest, from its build. */
export interface Shell {
	/** The versions of the packages that it shares. */
	sharedVersions: Record<string, string>;
	/** The types of its contract, and their fingerprint; absent in builds older than recorded contracts. */
	types: ContractTypes;
	contract?: string;
}

/** The registry for a shell: the last release that fits stays active, else the remote is incompatible. */
export function fitRegistry(registry: Registry, { sharedVersions, types, contract }: Shell): Registry {
	const whyNot = (release: Release) => findIncompatibility(release, sharedVersions, types);
	const inForce = Object.entries(registry.remotes).map(([id, release]) => {
		const incompatible = "incompatible" in release ? undefined : whyNot(release);
		if (!incompatible) return [id, release] as const;
		// Stryker disable next-line OptionalChaining: parseRegistry gives each remote a history
		const last = registry.history[id]?.find((earlier) => !earlier.rolledBack && !whyNot(earlier));
		return [id, last ? { ...last, refused: incompatible } : { incompatible, access: (release as Release).access }] as const;
	});
	return { ...registry, remotes: Object.fromEntries(inForce), ...(contract && { contract }) };
}
