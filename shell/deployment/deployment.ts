import type { RemoteId, RemoteManifest } from "@site/shared-data";
import { isFrame } from "./areas.ts";
import type { ContractTypes } from "./manifest.ts";
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

/** A shell as its build describes it. */
export interface Shell {
	/** The versions of the packages that it shares. */
	sharedVersions: Record<string, string>;
	/** The types of its contract, and their fingerprint; none in builds from before they were recorded. */
	types: ContractTypes;
	contract?: string;
}

/** The registry for a shell: the last release that fits stays in force, or the remote is incompatible. */
export function fitRegistry(registry: Registry, { sharedVersions, types, contract }: Shell): Registry {
	const whyNot = (release: Release) => findIncompatibility(release, sharedVersions, types);
	const inForce = Object.entries(registry.remotes).map(([id, release]) => {
		const incompatible = "incompatible" in release ? undefined : whyNot(release);
		if (!incompatible) return [id, release] as const;
		const last = registry.history[id]?.find((earlier) => !earlier.rolledBack && !whyNot(earlier));
		return [id, last ? { ...last, refused: incompatible } : { incompatible, access: (release as Release).access }] as const;
	});
	return { ...registry, remotes: Object.fromEntries(inForce), ...(contract && { contract }) };
}

/** Why a remote's contract does not fit a shell, in one sentence; undefined when it fits. */
export function findIncompatibility(
	{ id, contract: range, requires, imports }: Pick<Release, "id" | "contract" | "requires" | "imports">,
	sharedVersions: Record<string, string>,
	contract?: ContractTypes,
): string | undefined {
	const { "@site/shared-data": own = "0.0.0" } = sharedVersions;
	if (!satisfies(own, range)) return `${id}: was made for the contract ${range}, and this shell has ${own}.`;
	for (const [name, range] of Object.entries(requires)) {
		const version = sharedVersions[name];
		if (version === undefined) return `${id}: needs ${name}, which this shell does not provide.`;
		if (!satisfies(version, range)) return `${id}: needs ${name} ${range}, and this shell provides ${version}.`;
	}
	return contract && findOtherTypes(id, imports, contract);
}

function findOtherTypes(id: RemoteId, imports: ContractTypes = {}, contract: ContractTypes): string | undefined {
	const lacking: string[] = [];
	const changed: string[] = [];
	for (const [type, members] of Object.entries(imports)) {
		for (const [member, hash] of Object.entries(members)) {
			const known = contract[type]?.[member];
			// The exports of a package are its members.
			const name = type.startsWith("@") || !member ? member || type : `${type}.${member}`;
			if (known !== hash) (known === undefined ? lacking : changed).push(name);
		}
	}
	const problems = [
		lacking.length > 0 && `lacks ${list(lacking)}`,
		changed.length > 0 && `has another type of ${list(changed)}`,
	].filter(Boolean);
	return problems.length > 0
		? `${id}: was built for another contract: this shell ${problems.join(" and ")}. Restart the site with a shell that has it, or publish a build for this one.`
		: undefined;
}

const maxNames = 5;

function list(names: string[]): string {
	const more = names.length - maxNames;
	return names.slice(0, maxNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
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
