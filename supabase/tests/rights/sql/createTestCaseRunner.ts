import type { Queries } from "../../../embedded/database/Sql.ts";
import { compareRows } from "../compareRows.ts";
import { tableFixtures } from "../fixtures/tableFixtures.ts";
import type { Outcome, Row } from "../RightsCase.ts";
import { checkTestCases } from "./checkTestCases.ts";
import { privateTestCases } from "./privateTestCases.ts";
import { ruleTestCases } from "./ruleTestCases.ts";
import { type SqlTestCase, sqlRoles } from "./SqlTestCase.ts";
import { snapshotQueries } from "./snapshotQueries.ts";
import { storageRows, storageTestCases } from "./storageTestCases.ts";
import { fill, tableTestCases } from "./tableTestCases.ts";
import { testCaseFunctions } from "./testCaseFunctions.ts";

/** Outcomes by the case's number, as JSON so that they can be compared. */
export type Results = ReadonlyMap<number, string>;

export interface TestCaseRunner {
	testCases: readonly SqlTestCase[];
	expected: readonly string[];
	/** Runs the numbered cases after these statements and rolls everything back. */
	run(statements: readonly string[], numbers: readonly number[]): Promise<Results>;
}

/** The cases whose outcome is not the expected one, each with its outcome. */
export async function findUnexpected({ testCases, expected, run }: TestCaseRunner): Promise<string[]> {
	const outcomes = await run([], [...testCases.keys()]);
	return testCases.flatMap(({ role, on, name }, number) =>
		outcomes.get(number) === expected[number] ? [] : [`${role} on ${on}: ${name}: ${outcomes.get(number)}`],
	);
}

/** Fills the tables and stores every case in the database, where all run in one query. */
export async function createTestCaseRunner(database: Queries): Promise<TestCaseRunner> {
	const testCases = [...tableTestCases(), ...ruleTestCases(), ...privateTestCases(), ...checkTestCases(), ...storageTestCases()];
	await prepare(database, testCases);
	return {
		testCases,
		expected: testCases.map(({ expected }) => write(expected)),
		async run(statements, numbers) {
			await database.exec("begin");
			try {
				for (const sql of statements) {
					await database.exec(sql);
				}
				const { rows } = await database.query<{ number: number; result: CaseResult }>(
					"select number, testing.attempt(test_case) as result from testing.test_cases where number = any($1) order by number",
					[numbers],
				);
				return new Map(rows.map(({ number, result }) => [number, write(toOutcome(result, testCases[number]?.forged))]));
			} finally {
				await database.exec("rollback");
			}
		},
	};
}

interface CaseResult {
	seen: Row[];
	before: Row[] | null;
	after: Row[] | null;
}

function toOutcome({ seen, before, after }: CaseResult, forged: Row | undefined): Outcome {
	return { seen: seen.map(({ label }) => String(label)), changes: compareRows(before ?? [], after ?? [], "label", forged) };
}

function write({ seen, changes }: Outcome): string {
	return JSON.stringify({ seen: [...seen].sort(), changes: [...changes].sort() });
}

async function prepare(database: Queries, testCases: readonly SqlTestCase[]): Promise<void> {
	const accounts = await database.query<{ id: string; name: string }>(
		"select id, split_part(email, '@', 1) as name from auth.users",
	);
	const idOf = (name: string | undefined) => accounts.rows.find((account) => account.name === name)?.id;
	await database.exec(testCaseFunctions);
	const emptied = (table: string) => `delete from public.${table}`;
	for (const [table, fixture] of Object.entries(tableFixtures)) {
		await database.exec([...(fixture.children ?? []).map(emptied), emptied(table), fill(table, fixture)].join("; "));
	}
	await database.exec(storageRows.join("; "));
	await database.query("insert into auth.sessions (id, user_id) values ($1, $2)", [sqlRoles.admin.session, idOf("admin")]);
	const rows = testCases.map(({ role, on, snapshot = on, arrange = [], query, statement }, number) => {
		const { children = [], arrange: arrangeTable = [] } = tableFixtures[on.replace("public.", "")] ?? {};
		const { role: databaseRole, account, isAnonymous, session } = { session: undefined, ...sqlRoles[role] };
		const claims = {
			role: databaseRole,
			...(account ? { sub: idOf(account) } : {}),
			...(isAnonymous ? { is_anonymous: true } : {}),
			...(session ? { session_id: session } : {}),
		};
		// A query that changes nothing needs no snapshot.
		const snapshotQuery = query?.startsWith("select") ? {} : { snapshot: snapshotQueries[snapshot] };
		return {
			number,
			test_case: {
				role: databaseRole,
				claims: JSON.stringify(claims),
				...snapshotQuery,
				arrange: [...children.map(emptied), ...arrangeTable, ...arrange],
				query,
				statement: statement?.replace("{stranger}", idOf("stranger") ?? ""),
			},
		};
	});
	await database.query(
		"insert into testing.test_cases select number, test_case from jsonb_to_recordset($1::jsonb) as rows (number integer, test_case jsonb)",
		[JSON.stringify(rows)],
	);
}
