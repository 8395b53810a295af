import type { RemoteId, RemoteManifest } from "@site/shared-data";
import { isFrame } from "./areas.ts";
import type { Incompatible, Registry, Release } from "./registry.ts";

/** The versions of the packages that this shell shares with remotes; the build defines them. */
declare const SITE_SHARED_VERSIONS: Record<string, string>;

/** The part of the registry that a page needs; every document carries it. */
export interface Deployment {
	revision: number;
	remotes: Record<RemoteId, UsableRemote | Incompatible>;
}

/** A remote whose contract fits this shell. Its entry script carries the hashes of all its other files. */
export interface UsableRemote {
	version: string;
	entry: string;
	/** The hash of the entry. */
	integrity: string;
	/** Of a guest: what it answers. A frame answers all the rest of its area. */
	guest?: Guest;
}

export type Guest = Pick<RemoteManifest, "id" | "area" | "access" | "routes">;

/** A build of a remote, as pages know it. */
export const toUsable = ({ id, area, access, routes }: Guest, build: Omit<UsableRemote, "guest">): UsableRemote =>
	isFrame(id) ? build : { ...build, guest: { id, area, access, routes } };

/** The only check before code runs: a remote's contract must fit this shell. */
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

/** Why a remote's contract does not fit a shell, in one sentence; undefined when it fits. */
export function findIncompatibility(
	{ id, contract, requires }: Pick<Release, "id" | "contract" | "requires">,
	sharedVersions: Record<string, string>,
): string | undefined {
	const { "@site/shared-data": own = "0.0.0" } = sharedVersions;
	if (!satisfies(own, contract)) return `${id}: was made for the contract ${contract}, and this shell has ${own}.`;
	for (const [name, range] of Object.entries(requires)) {
		const version = sharedVersions[name];
		if (version === undefined) return `${id}: needs ${name}, which this shell does not provide.`;
		if (!satisfies(version, range)) return `${id}: needs ${name} ${range}, and this shell provides ${version}.`;
	}
	return undefined;
}

/** Builds declare caret ranges only: every number up to the first that is not 0 must be equal. */
function satisfies(version: string, range: string): boolean {
	const [actual, minimum] = [parseVersion(version), parseVersion(range.slice(1))];
	const significant = minimum.findIndex((number) => number > 0);
	const differing = minimum.findIndex((number, index) => number !== actual[index]);
	if (differing === -1) return true;
	return significant !== -1 && differing > significant && (actual[differing] ?? 0) > (minimum[differing] ?? 0);
}

const parseVersion = (version: string) => version.split(".", 3).map((part) => Number.parseInt(part, 10));
