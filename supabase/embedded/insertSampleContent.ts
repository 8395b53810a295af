import type { PGlite } from "@supabase/lite/pglite";
import { loadSampleContent } from "../sample/index.ts";

type Cells = Record<string, unknown>;

/** Fills the empty tables of a first start and gives the default profile its values. Rows go in one by one, oldest first, so that lists keep their order. */
export async function insertSampleContent(driver: PGlite): Promise<void> {
	const { profile, projects, essays, jobs } = loadSampleContent();
	await driver.transaction(async (transaction) => {
		const run = (statement: string, values: unknown[]) => transaction.query(statement, values);
		const columns = Object.keys(profile);
		await run(
			`update public.profile set ${columns.map((column, index) => `${quote(column)} = $${index + 1}`).join(", ")}`,
			Object.values(profile),
		);
		for (const [table, rows] of Object.entries({ projects, essays, jobs })) {
			for (const row of rows) {
				const cells: Cells = { ...row };
				const names = Object.keys(cells);
				await run(
					`insert into public.${quote(table)} (${names.map(quote).join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
					Object.values(cells),
				);
			}
		}
	});
}

function quote(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
