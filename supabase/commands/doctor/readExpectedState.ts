import { readSchemaVersions, restoreGrants } from "../../embedded/database/migrations.ts";
import { openScratchDatabase } from "../../embedded/database/openScratchDatabase.ts";
import { describeRights } from "../../embedded/maintenance/describeRights.ts";

export interface SiteState {
	schema: string[];
	rights: string[];
}

/** What a site is like on which nothing but the migrations has run. */
export async function readExpectedState(): Promise<SiteState> {
	const connection = await openScratchDatabase();
	try {
		await restoreGrants(connection);
		return { schema: await readSchemaVersions(connection.driver), rights: await describeRights(connection.driver) };
	} finally {
		await connection.close();
	}
}
