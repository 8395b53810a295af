import { describeRights } from "../../embedded/maintenance/describeRights.ts";
import { readSchemaVersions } from "../../embedded/maintenance/readSchemaVersions.ts";
import { openScratchDatabase } from "../../embedded/openScratchDatabase.ts";
import { restoreGrants } from "../../embedded/restoreGrants.ts";

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
