import { json } from "node:stream/consumers";
import type { ControlEndpoint } from "../../embedded/maintenance/controlFile.ts";
import { callSite } from "../callSite.ts";
import type { Check } from "./Check.ts";
import { readExpectedState, type SiteState } from "./readExpectedState.ts";

const mostShown = 30;

/** Compares the running database, right by right, with a fresh one that the migrations make in memory. Only this machine's own site can be looked into. */
export async function checkDatabase(door: ControlEndpoint): Promise<Check[]> {
	const [found, expected] = await Promise.all([
		json(await callSite(door, "GET", "/state")) as Promise<SiteState>,
		readExpectedState(),
	]);
	const missing = expected.schema.filter((version) => !found.schema.includes(version));
	const differences = [
		...found.rights.filter((line) => !expected.rights.includes(line)).map((line) => `too much: ${line}`),
		...expected.rights.filter((line) => !found.rights.includes(line)).map((line) => `missing: ${line}`),
	];
	return [
		{
			claim: "every migration is applied",
			...(missing.length > 0 && { wrong: `${missing.join(", ")} is not: restart the site` }),
		},
		{
			claim: "rights, policies, triggers, columns and buckets are those of the migrations",
			...(differences.length > 0 && {
				wrong: `${show(differences)}\n       restart the site, which restores grants; undo the rest by hand or restore a backup into a new DATA_DIR`,
			}),
		},
	];
}

function show(differences: string[]): string {
	const shown = differences.slice(0, mostShown).map((line) => `\n       ${line}`);
	const rest = differences.length - shown.length;
	return `${differences.length} differ${shown.join("")}${rest > 0 ? `\n       and ${rest} more` : ""}`;
}
