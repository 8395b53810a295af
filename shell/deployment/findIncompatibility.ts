import type { RemoteId } from "@site/shared-data";
import type { ContractTypes } from "./manifest.ts";
import type { Release } from "./registry.ts";

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
	// Stryker disable next-line EqualityOperator: the two numbers differ
	const isNewer = (actual[differing] ?? 0) > (minimum[differing] ?? 0);
	return significant !== -1 && differing > significant && isNewer;
}

const parseVersion = (version: string) => version.split(".", 3).map((part) => Number.parseInt(part, 10));
