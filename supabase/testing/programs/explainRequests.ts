import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDirectory, type Statement } from "../dataDirectory.ts";
import { runProgram } from "../processes.ts";

/** A call to the REST interface, as a visitor or as the admin. */
export interface RestCall {
	by: "visitor" | "admin";
	method: string;
	/** Path and search. */
	path: string;
	headers: Record<string, string>;
}

/** The query plan of one statement. */
export interface Plan {
	sql: string;
	/** Indexes that are used, in the order of the plan. */
	indexes: string[];
	/** The index conditions. */
	conditions: string[];
	/** Tables with a sequential scan. */
	tablesRead: string[];
	/** Whether the rows are sorted after the scan. */
	sorts: boolean;
}

/**
 * Runs the statements and then the calls on a new database. Resolves with the query plans of each call,
 * rights included.
 */
export async function explainRequests(statements: readonly Statement[], calls: readonly RestCall[]): Promise<Plan[][]> {
	const dataDir = mkdtempSync(join(tmpdir(), "plans-"));
	try {
		await prepareDataDirectory(dataDir);
		const input = JSON.stringify({ statements, calls });
		return (await runProgram("testing/programs/explainRequestsProgram.ts", dataDir, {
			input,
			seconds: 240,
		})) as Plan[][];
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
