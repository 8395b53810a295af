import { type TableFixture, tableFixtures } from "../fixtures/tableFixtures.ts";
import { type AccessLevel, type Condition, expectedFor, type Row, resolveIds, type TableAttempt } from "../RightsCase.ts";
import { tableCases } from "../tableCases.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";

const standings: Partial<Record<SqlRole, AccessLevel>> = {
	visitor: "visitor",
	"anonymous claim": "visitor",
	stranger: "visitor",
	admin: "admin",
};

/**
 * The matrix's cases as the SQL that PostgREST makes of them, for the roles that reach the database.
 */
export function tableTestCases(): SqlTestCase[] {
	return Object.entries(tableFixtures).flatMap(([table, fixture]) =>
		tableCases(fixture).flatMap((rightsCase) =>
			Object.entries(standings).map(([role, accessLevel]) => ({
				name: rightsCase.name,
				role: role as SqlRole,
				on: `public.${table}`,
				forged: fixture.forged,
				...(rightsCase.isEmptied ? { arrange: [`delete from public.${table}`] } : {}),
				...write(table, fixture, rightsCase.attempt),
				expected: expectedFor(rightsCase, accessLevel),
			})),
		),
	);
}

/** The statements that insert the fixture's rows, with their ids. */
export function fill(table: string, { rows, givesIds }: TableFixture): string {
	const inserts = rows.map((row) => insert(table, [row])).join("; ");
	return givesIds ? `set session_replication_role = replica; ${inserts}; set session_replication_role = origin` : inserts;
}

/** Values are sent as one JSON text, as PostgREST does. */
export function insert(table: string, rows: readonly Row[]): string {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(identifier).join(", ");
	const values = JSON.stringify(rows.map((row) => withIds(row, table)));
	return `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, ${quote(values)}::jsonb)`;
}

const identifier = (name: string) => `"${name}"`;

export function quote(text: unknown): string {
	return `'${String(text).replaceAll("'", "''")}'`;
}

function write(table: string, { label }: TableFixture, attempt: TableAttempt): Pick<SqlTestCase, "query" | "statement"> {
	const toQuery = (sql: string, returnsRows?: readonly string[]) =>
		returnsRows
			? { query: `with changed as (${sql} returning ${label} as label) select jsonb_agg(changed) from changed` }
			: { statement: sql };
	switch (attempt.action) {
		case "read": {
			const columns = [...attempt.columns, `${label} as label`].join(", ");
			const order = attempt.order ? ` order by ${identifier(attempt.order)}` : "";
			return { query: `select jsonb_agg(t) from (select ${columns} from public.${table}${where(attempt.where)}${order}) t` };
		}
		case "count":
			return {
				query: `select jsonb_build_array(jsonb_build_object('label', 'count ' || count(*))) from public.${table}${where(attempt.where)} having count(*) > 0`,
			};
		case "insert": {
			const [column, then] = attempt.onConflict ?? [];
			const columns = [...new Set(attempt.rows.flatMap((row) => Object.keys(row)))];
			const update = columns.map((name) => `${name} = excluded.${name}`).join(", ");
			const conflict = column ? ` on conflict (${column}) do ${then === "merge" ? `update set ${update}` : "nothing"}` : "";
			return toQuery(`${insert(table, attempt.rows)}${conflict}`, attempt.returnsRows);
		}
		case "update": {
			const columns = Object.keys(attempt.values).join(", ");
			const values = `select ${columns} from jsonb_populate_record(null::public.${table}, ${quote(JSON.stringify(withIds(attempt.values, table)))}::jsonb)`;
			return toQuery(`update public.${table} set (${columns}) = (${values})${where(attempt.where)}`, attempt.returnsRows);
		}
		case "delete":
			return toQuery(`delete from public.${table}${where(attempt.where)}`, attempt.returnsRows);
	}
}

function where(conditions: readonly Condition[] = []): string {
	const operators = { eq: "=", like: "like", "not.is": "is not" };
	return conditions.length === 0
		? ""
		: ` where ${conditions.map(([column, operator, value]) => `${identifier(column)} ${operators[operator]} ${value === null ? "null" : quote(value)}`).join(" and ")}`;
}

/** The id of an existing row: the fixture's, or any when the database generates it. */
function withIds(row: Row, table: string): Row {
	return resolveIds(row, (name, target = table) => {
		const { label = "", rows = [] } = tableFixtures[target] ?? {};
		return rows.find((known) => known[label] === name)?.id ?? "11111111-1111-4111-8111-111111111111";
	});
}
