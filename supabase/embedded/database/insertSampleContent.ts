import { loadSampleContent } from "../../sample/index.ts";
import type { Queries } from "./Sql.ts";

type Row = Record<string, unknown>;

/**
 * Fills the empty tables of a first start and the default profile.
 * Rows go in one by one, oldest first, so that lists keep their order.
 */
export async function insertSampleContent(sql: Queries): Promise<void> {
	const { profile, projects, essays, jobs } = loadSampleContent();
	const run = (statement: string, values: unknown[]) => sql.query(statement, values);
	const assignments = Object.keys(profile).map((column, index) => `${quote(column)} = $${index + 1}`);
	await run(`update public.profile set ${assignments.join(", ")}`, Object.values(profile));
	for (const [table, rows] of Object.entries({ projects, essays, jobs })) {
		for (const row of rows) {
			const values: Row = { ...row };
			const columns = Object.keys(values).map(quote).join(", ");
			const parameters = Object.keys(values).map((_, index) => `$${index + 1}`);
			await run(`insert into public.${quote(table)} (${columns}) values (${parameters.join(", ")})`, Object.values(values));
		}
	}
}

function quote(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
