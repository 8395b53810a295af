import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDirectory } from "./prepareDataDirectory.ts";
import { runProgram } from "./runProgram.ts";
import type { Statement } from "./runSql.ts";

/** A call to the REST interface, as a visitor or as the owner. */
export interface RestCall {
	by: "visitor" | "owner";
	method: string;
	/** Path and search. */
	path: string;
	headers: Record<string, string>;
}

/** What the database does for one statement. */
export interface Plan {
	sql: string;
	/** Indexes that are looked up in, in the order of the plan. */
	indexes: string[];
	/** What they are looked up by. */
	conditions: string[];
	/** Tables that are read from end to end. */
	tablesRead: string[];
	/** Rows are sorted after they were found. */
	sorts: boolean;
}

/** Runs calls on a database of its own after these statements, and gives the plans of the statements that the backend makes of each, rights included. */
export async function explainRequests(statements: readonly Statement[], calls: readonly RestCall[]): Promise<Plan[][]> {
	const dataDir = mkdtempSync(join(tmpdir(), "plans-"));
	try {
		await prepareDataDirectory(dataDir);
		const input = JSON.stringify({ statements, calls });
		return (await runProgram("testing/explainRequestsProgram.ts", dataDir, { input, seconds: 240 })) as Plan[][];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
