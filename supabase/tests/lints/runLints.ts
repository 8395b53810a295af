import { openStopped } from "../../testing/openStopped.ts";
import { lints } from "./lints.ts";
import { siteQueries } from "./siteQueries.ts";

/** A rule's findings in the schema, and in the schema with a violation. */
export interface LintReport {
	findings: string[];
	afterViolation: string[];
}

/** A program: `node --import tsx runLints.ts <data directory of a stopped backend>` prints the reports. */
const { sql, close } = await openStopped(process.argv[2] ?? "");
await sql.exec(`begin; ${siteQueries.join("; ")}; commit; select pg_stat_force_next_flush()`);
const reports: Record<string, LintReport> = {};
for (const { name, query, violation } of lints) {
	const findAll = async () =>
		(await sql.query<Record<string, unknown>>(query)).rows.map((row) => String(Object.values(row)[0])).sort();
	const findings = await findAll();
	await sql.exec(`begin; ${violation}`);
	reports[name] = { findings, afterViolation: await findAll() };
	await sql.exec("rollback");
}
await close();
process.stdout.write(JSON.stringify(reports));
