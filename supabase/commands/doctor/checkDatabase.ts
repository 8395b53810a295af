import { json } from "node:stream/consumers";
import { readSchemaVersions } from "../../embedded/database/migrations.ts";
import { openScratchDatabase } from "../../embedded/database/openScratchDatabase.ts";
import type { ControlEndpoint } from "../../embedded/maintenance/controlFile.ts";
import { describeRights } from "../../embedded/maintenance/describeRights.ts";
import { callSite } from "../callSite.ts";
import type { Check } from "./requestSite.ts";

const maxShown = 30;

/**
 * Compares every right of the running database with a fresh one that the migrations make in memory. It works
 * on this machine's own site only.
 */
export async function checkDatabase(endpoint: ControlEndpoint): Promise<Check[]> {
	const [found, expected] = await Promise.all([
		json(await callSite(endpoint, "GET", "/state")) as Promise<SiteState>,
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
			...(missing.length > 0 && { problem: `${missing.join(", ")} is not: restart the site` }),
		},
		{
			claim: "rights, policies, triggers, columns and buckets are those of the migrations",
			...(differences.length > 0 && {
				problem: `${show(differences)}\n       undo them by hand or restore a backup into a new DATA_DIR`,
			}),
		},
	];
}

function show(differences: string[]): string {
	const shown = differences.slice(0, maxShown).map((line) => `\n       ${line}`);
	const rest = differences.length - shown.length;
	return `${differences.length} differ${shown.join("")}${rest > 0 ? `\n       and ${rest} more` : ""}`;
}

export interface SiteState {
	schema: string[];
	rights: string[];
}

/** The state of a site right after the migrations. */
export async function readExpectedState(): Promise<SiteState> {
	const connection = await openScratchDatabase();
	try {
		return {
			schema: await readSchemaVersions(connection.sql),
			rights: await describeRights(connection.sql),
		};
	} finally {
		await connection.close();
	}
}
