import { json } from "node:stream/consumers";
import { listMigrations } from "../../embedded/database/migrations.ts";
import type { ControlEndpoint } from "../../embedded/maintenance/controlFile.ts";
import { callSite } from "../callSite.ts";
import { type Check, check } from "./Check.ts";

/** Compares the migrations of the running database with those that are here. */
export async function checkMigrations(endpoint: ControlEndpoint): Promise<Check> {
	const applied = (await json(await callSite(endpoint, "GET", "/migrations"))) as string[];
	const missing = listMigrations().flatMap(({ version }) => (applied.includes(version) ? [] : version));
	return check("every migration is applied", missing.length > 0, `${missing.join(", ")} is not: restart the site`);
}
