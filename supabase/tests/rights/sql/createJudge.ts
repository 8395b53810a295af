import type { PGlite } from "@supabase/lite/pglite";
import { compareRows } from "../compareRows.ts";
import type { Outcome, Row } from "../Cell.ts";
import { tableFacts } from "../tableFacts.ts";
import { attemptSql } from "./attemptSql.ts";
import { checkCells } from "./checkCells.ts";
import { looks } from "./looks.ts";
import type { Mutation } from "./Mutation.ts";
import type { Verdict } from "./MutationReport.ts";
import { ruleCells } from "./ruleCells.ts";
import { type SqlCell, sqlRoles } from "./SqlCell.ts";
import { storageCells, storageRows } from "./storageCells.ts";
import { fill, tableCells } from "./tableCells.ts";

export interface Judge {
	size: number;
	/** Names of the cells that do not lead to what is expected. */
	findDifferences(): Promise<string[]>;
	/** Applies the mutation, alone and, when no cell notices, together with others that may hold in its place. */
	judge(mutation: Mutation, all: readonly Mutation[]): Promise<Verdict>;
}

type Results = ReadonlyMap<number, string>;

/** Fills the tables, keeps every cell in the database and runs them there; nothing a mutation does outlives its transaction. */
export async function createJudge(driver: PGlite): Promise<Judge> {
	const cells = [...tableCells(), ...ruleCells(), ...checkCells(), ...storageCells()];
	await prepare(driver, cells);
	const expected = cells.map(({ expected: outcome }) => write(outcome));
	const nothingHappens = write({ seen: [], changes: [] });
	const numbersOn = (on: string) => cells.flatMap((cell, number) => (cell.on === on ? [number] : []));
	const everywhere = cells.map((_, number) => number);

	async function run(mutations: readonly Mutation[], numbers: readonly number[]): Promise<Results> {
		const results = new Map<number, string>();
		await driver.exec("begin");
		try {
			for (const { sql } of mutations) {
				await driver.exec(sql);
			}
			const { rows } = await driver.query<{ number: number; result: Found }>(
				"select number, testing.attempt(cell) as result from testing.cells where number = any($1) order by number",
				[numbers],
			);
			for (const { number, result } of rows) {
				results.set(number, write(toOutcome(result, cells[number] as SqlCell)));
			}
		} finally {
			await driver.exec("rollback");
		}
		return results;
	}

	const firstSpoilt = (results: Results) => [...results].find(([number, outcome]) => outcome !== expected[number])?.[0];

	/** The first cell that is right, or harmless, without the mutation and wrong with it. */
	const firstSpoiltFurther = (without: Results, withIt: Results) =>
		[...withIt].find(([number, outcome]) => {
			const before = without.get(number);
			return outcome !== expected[number] && outcome !== before && (before === expected[number] || before === nothingHappens);
		})?.[0];

	async function findHolders(mutation: Mutation, all: readonly Mutation[]): Promise<[number, readonly Mutation[]] | undefined> {
		const numbers = mutation.on === "schemas" ? everywhere : numbersOn(mutation.on);
		const related = all.filter(
			(other) =>
				other !== mutation &&
				other.on === mutation.on &&
				(other.isLoosening || mutation.on === "schemas") &&
				(other.actions.some((action) => mutation.actions.includes(action)) || other.actions.includes("select")),
		);
		const pairs = related.flatMap((one, index) => related.slice(index + 1).map((two) => [one, two]));
		for (const holders of [...related.map((one) => [one]), ...pairs]) {
			const spoilt = firstSpoiltFurther(await run(holders, numbers), await run([...holders, mutation], numbers));
			if (spoilt !== undefined) {
				return [spoilt, holders];
			}
		}
		return undefined;
	}

	return {
		size: cells.length,
		async findDifferences() {
			const results = await run([], everywhere);
			return [...results]
				.filter(([number, outcome]) => outcome !== expected[number])
				.map(([number, outcome]) => `${nameOf(cells[number])}: ${outcome} instead of ${expected[number]}`);
		},
		async judge(mutation, all) {
			const near = firstSpoilt(await run([mutation], numbersOn(mutation.on)));
			const spoilt = near ?? firstSpoilt(await run([mutation], everywhere));
			const [cell, holders] = spoilt === undefined ? ((await findHolders(mutation, all)) ?? [undefined, []]) : [spoilt, []];
			return {
				mutation: mutation.name,
				kind: mutation.kind,
				on: mutation.on,
				caughtBy: cell === undefined ? undefined : nameOf(cells[cell]),
				heldBy: holders.map(({ name }) => name),
			};
		},
	};
}

interface Found {
	seen: Row[];
	before: Row[];
	after: Row[];
}

function toOutcome({ seen, before, after }: Found, { forged }: SqlCell): Outcome {
	return { seen: seen.map(({ label }) => String(label)).sort(), changes: compareRows(before, after, "label", forged) };
}

function write({ seen, changes }: Outcome): string {
	return JSON.stringify({ seen: [...seen].sort(), changes: [...changes].sort() });
}

function nameOf(cell: SqlCell | undefined): string {
	return `${cell?.role} on ${cell?.on}: ${cell?.name}`;
}

async function prepare(driver: PGlite, cells: readonly SqlCell[]): Promise<void> {
	const accounts = await driver.query<{ id: string; name: string }>("select id, split_part(email, '@', 1) as name from auth.users");
	const idOf = (name: string | undefined) => accounts.rows.find((account) => account.name === name)?.id;
	await driver.exec(attemptSql);
	for (const [table, facts] of Object.entries(tableFacts)) {
		await driver.exec(`delete from public.${table}; ${fill(table, facts)}`);
	}
	await driver.exec(storageRows.join("; "));
	const rows = cells.map(({ role, on, arrange, query, statement }, number) => {
		const { role: databaseRole, account, isAnonymous } = sqlRoles[role];
		const claims = { role: databaseRole, ...(account ? { sub: idOf(account) } : {}), ...(isAnonymous ? { is_anonymous: true } : {}) };
		return {
			number,
			cell: { role: databaseRole, claims: JSON.stringify(claims), look: looks[on], arrange, query, statement },
		};
	});
	await driver.query("insert into testing.cells select number, cell from jsonb_to_recordset($1::jsonb) as rows (number integer, cell jsonb)", [
		JSON.stringify(rows),
	]);
}
