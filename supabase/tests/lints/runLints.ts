import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { acquireLock } from "../../embedded/data-dir/acquireLock.ts";
import { openConnection } from "../../embedded/database/openConnection.ts";
import { accessLints } from "./accessLints.ts";
import type { Lint } from "./Lint.ts";
import { shapeLints } from "./shapeLints.ts";
import { siteQueries } from "./siteQueries.ts";

/** A rule's findings in the schema, and in the schema with a violation. */
export interface LintReport {
	name: string;
	findings: string[];
	afterViolation: string[];
	expected: string;
}

/**
 * A program: `node --import tsx runLints.ts <data directory of a stopped backend>` prints a LintReport for
 * each rule.
 */
const dataDir = process.argv[2] ?? "";
const releaseLock = acquireLock(dataDir);
const { connection, close } = await openConnection(join(dataDir, "database"), false);
const { driver } = connection;
await driver.exec(`begin; ${siteQueries.join("; ")}; commit; select pg_stat_force_next_flush()`);
const reports: LintReport[] = [];
for (const lint of [...accessLints, ...shapeLints]) {
	reports.push(await report(driver, lint));
}
await close();
releaseLock();
process.stdout.write(JSON.stringify(reports));

async function report(database: PGlite, { name, query, violation, found }: Lint): Promise<LintReport> {
	const findAll = async () =>
		(await database.query<Record<string, unknown>>(query)).rows.map((row) => String(Object.values(row)[0])).sort();
	const findings = await findAll();
	await database.exec(`begin; ${violation.join("; ")}`);
	const afterViolation = await findAll();
	await database.exec("rollback");
	return { name, findings, afterViolation, expected: found };
}
