import type { Environment } from "../../environment.ts";
import type { Database } from "../Database.ts";
import { openBuiltInDatabase } from "./openBuiltInDatabase.ts";
import { openServerDatabase } from "./openServerDatabase.ts";

/**
 * Opens the database ready for requests: migrations applied, grants restored, settings filled in; on the
 * first start also the account and the sample content.
 */
export function openDatabase(environment: Environment): Promise<Database> {
	const { databaseUrl } = environment;
	return databaseUrl === undefined ? openBuiltInDatabase(environment) : openServerDatabase(environment, databaseUrl);
}
