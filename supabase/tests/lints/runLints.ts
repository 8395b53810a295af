import type { Queries } from "../../embedded/database/Sql.ts";
import { openStopped } from "../../testing/openStopped.ts";
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
const { sql, close } = await openStopped(dataDir);
await sql.exec(`begin; ${siteQueries.join("; ")}; commit; select pg_stat_force_next_flush()`);
const reports: LintReport[] = [];
for (const lint of [...accessLints, ...shapeLints]) {
	reports.push(await report(sql, lint));
}
await close();
process.stdout.write(JSON.stringify(reports));

async function report(database: Queries, { name, query, violation, found }: Lint): Promise<LintReport> {
	const findAll = async () =>
		(await database.query<Record<string, unknown>>(query)).rows.map((row) => String(Object.values(row)[0])).sort();
	const findings = await findAll();
	await database.exec(`begin; ${violation.join("; ")}`);
	const afterViolation = await findAll();
	await database.exec("rollback");
	return { name, findings, afterViolation, expected: found };
}
