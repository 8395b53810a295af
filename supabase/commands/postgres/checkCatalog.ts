import type { PGlite } from "@supabase/lite/pglite";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { CommandError } from "../../embedded/errors.ts";
import { describeRights } from "../../embedded/maintenance/describeRights.ts";
import { readExpectedState } from "../doctor/readExpectedState.ts";
import { runPsql } from "./runPsql.ts";

/** How the server's rights and shape differ from those that the same migrations make in the embedded engine. */
export async function checkCatalog(port: number): Promise<{ compared: number; differences: string[] }> {
	redactConsole();
	const query = async (sql: string) => {
		const { output, error } = await runPsql(port, "supabase_admin", `select coalesce(json_agg(row), '[]') from (${sql}) as row;`);
		if (error !== "") {
			throw new CommandError(`The catalog could not be read (${error}).`);
		}
		return { rows: JSON.parse(output) };
	};
	const found = await describeRights({ query } as unknown as Pick<PGlite, "query">);
	const { rights: expected } = await readExpectedState();
	return {
		compared: expected.length,
		differences: [
			...found.filter((line) => !expected.includes(line)).map((line) => `only here: ${line}`),
			...expected.filter((line) => !found.includes(line)).map((line) => `only embedded: ${line}`),
		],
	};
}
