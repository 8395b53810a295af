import type { RemoteId } from "@site/shared-data";
import type { Contract } from "./Registry.ts";

/** What keeps a remote from working in this place of this shell, in one sentence; undefined when it fits. */
export function contractProblem({ needs, offers }: Contract, id: RemoteId, provided: Record<string, string>): string | undefined {
	if (!offers.includes(id)) return `${id}: the build offers ${offers.join(", ") || "nothing"}.`;
	for (const [name, range] of Object.entries(needs)) {
		const version = provided[name];
		if (version === undefined) return `${id}: needs ${name}, which this shell does not provide.`;
		if (!satisfies(version, range)) return `${id}: needs ${name} ${range}, and this shell provides ${version}.`;
	}
	return undefined;
}

/** Caret ranges are all that builds declare: nothing left of the first number that is not 0 may differ. */
function satisfies(version: string, range: string): boolean {
	const has = numbersOf(version);
	const needs = numbersOf(range.slice(1));
	const fixed = needs.findIndex((number) => number > 0);
	const differs = needs.findIndex((number, index) => number !== has[index]);
	return differs === -1 || (differs > fixed && fixed !== -1 && (has[differs] ?? 0) > (needs[differs] ?? 0));
}

const numbersOf = (version: string) => version.split(".", 3).map((part) => Number.parseInt(part, 10));
