import type { PGlite } from "@supabase/lite/pglite";
import type { Outcome, Row } from "../Cell.ts";
import { compareRows } from "../compareRows.ts";
import { tableFacts } from "../tableFacts.ts";
import { attemptSql } from "./attemptSql.ts";
import { checkCells } from "./checkCells.ts";
import { looks } from "./looks.ts";
import { privateCells } from "./privateCells.ts";
import { ruleCells } from "./ruleCells.ts";
import { type SqlCell, sqlRoles } from "./SqlCell.ts";
import { storageCells, storageRows } from "./storageCells.ts";
import { fill, tableCells } from "./tableCells.ts";

/** Outcomes by the cell's number, written as text so that they can be compared. */
export type Results = ReadonlyMap<number, string>;

export interface CellRunner {
	cells: readonly SqlCell[];
	expected: readonly string[];
	/** Runs the numbered cells after these statements and takes everything back. */
	run(statements: readonly string[], numbers: readonly number[]): Promise<Results>;
}

/** Fills the tables and keeps every cell in the database, where they run without coming back for each. */
export async function createCellRunner(driver: PGlite): Promise<CellRunner> {
	const cells = [...tableCells(), ...ruleCells(), ...privateCells(), ...checkCells(), ...storageCells()];
	await prepare(driver, cells);
	return {
		cells,
		expected: cells.map(({ expected }) => write(expected)),
		async run(statements, numbers) {
			await driver.exec("begin");
			try {
				for (const sql of statements) {
					await driver.exec(sql);
				}
				const { rows } = await driver.query<{ number: number; result: Found }>(
					"select number, testing.attempt(cell) as result from testing.cells where number = any($1) order by number",
					[numbers],
				);
				return new Map(rows.map(({ number, result }) => [number, write(toOutcome(result, cells[number]?.forged))]));
			} finally {
				await driver.exec("rollback");
			}
		},
	};
}

interface Found {
	seen: Row[];
	before: Row[] | null;
	after: Row[] | null;
}

function toOutcome({ seen, before, after }: Found, forged: Row | undefined): Outcome {
	return { seen: seen.map(({ label }) => String(label)), changes: compareRows(before ?? [], after ?? [], "label", forged) };
}

function write({ seen, changes }: Outcome): string {
	return JSON.stringify({ seen: [...seen].sort(), changes: [...changes].sort() });
}

async function prepare(driver: PGlite, cells: readonly SqlCell[]): Promise<void> {
	const accounts = await driver.query<{ id: string; name: string }>(
		"select id, split_part(email, '@', 1) as name from auth.users",
	);
	const idOf = (name: string | undefined) => accounts.rows.find((account) => account.name === name)?.id;
	await driver.exec(attemptSql);
	for (const [table, facts] of Object.entries(tableFacts)) {
		await driver.exec(`delete from public.${table}; ${fill(table, facts)}`);
	}
	await driver.exec(storageRows.join("; "));
	await driver.query("insert into auth.sessions (id, user_id) values ($1, $2)", [sqlRoles.admin.session, idOf("admin")]);
	const rows = cells.map(({ role, on, look = on, arrange, query, statement }, number) => {
		const { role: databaseRole, account, isAnonymous, session } = { session: undefined, ...sqlRoles[role] };
		const claims = {
			role: databaseRole,
			...(account ? { sub: idOf(account) } : {}),
			...(isAnonymous ? { is_anonymous: true } : {}),
			...(session ? { session_id: session } : {}),
		};
		// A query that changes nothing needs no look.
		const shown = query?.startsWith("select") ? {} : { look: looks[look] };
		return {
			number,
			cell: {
				role: databaseRole,
				claims: JSON.stringify(claims),
				...shown,
				arrange,
				query,
				statement: statement?.replace("{stranger}", idOf("stranger") ?? ""),
			},
		};
	});
	await driver.query(
		"insert into testing.cells select number, cell from jsonb_to_recordset($1::jsonb) as rows (number integer, cell jsonb)",
		[JSON.stringify(rows)],
	);
}
