import { type Condition, expectedFor, type Row, type Standing, type TableAttempt } from "../Cell.ts";
import { type TableFacts, tableFacts } from "../tableFacts.ts";
import { tableLines } from "../tableLines.ts";
import type { SqlCell, SqlRole } from "./SqlCell.ts";

const standings: Partial<Record<SqlRole, Standing>> = {
	visitor: "guest",
	"anonymous claim": "guest",
	stranger: "guest",
	admin: "admin",
};

/**
 * The lines of the matrix as PostgREST would write them in SQL, for the roles that get as far as the
 * database.
 */
export function tableCells(): SqlCell[] {
	return Object.entries(tableFacts).flatMap(([table, facts]) =>
		tableLines(facts).flatMap((line) =>
			Object.entries(standings).map(([role, standing]) => ({
				name: line.name,
				role: role as SqlRole,
				on: `public.${table}`,
				forged: facts.forged,
				...(line.isEmptied ? { arrange: [`delete from public.${table}`] } : {}),
				...write(table, facts, line.attempt),
				expected: expectedFor(line, standing),
			})),
		),
	);
}

/** The statement that puts the rows of the facts in place. */
export function fill(table: string, { rows }: TableFacts): string {
	return rows.map((row) => insert(table, [row])).join("; ");
}

/** Values travel as one JSON text, as PostgREST sends them. */
export function insert(table: string, rows: readonly Row[]): string {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ");
	return `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, ${quote(JSON.stringify(rows))}::jsonb)`;
}

export function quote(text: unknown): string {
	return `'${String(text).replaceAll("'", "''")}'`;
}

function write(table: string, { label }: TableFacts, attempt: TableAttempt): Pick<SqlCell, "query" | "statement"> {
	const asked = (sql: string, asksBack = false) =>
		asksBack
			? { query: `with changed as (${sql} returning ${label} as label) select jsonb_agg(changed) from changed` }
			: { statement: sql };
	switch (attempt.does) {
		case "read": {
			const columns = attempt.columns
				.map((column) => (column === "*" ? `*, ${label} as label` : `${column} as label`))
				.join(", ");
			const order = attempt.order ? ` order by ${attempt.order}` : "";
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
			return asked(
				`${insert(
					table,
					attempt.rows.map((row) => withIds(row, table)),
				)}${conflict}`,
				attempt.asksBack,
			);
		}
		case "update": {
			const columns = Object.keys(attempt.values).join(", ");
			const values = `select ${columns} from jsonb_populate_record(null::public.${table}, ${quote(JSON.stringify(attempt.values))}::jsonb)`;
			return asked(`update public.${table} set (${columns}) = (${values})${where(attempt.where)}`, attempt.asksBack);
		}
		case "delete":
			return asked(`delete from public.${table}${where(attempt.where)}`, attempt.asksBack);
	}
}

function where(conditions: readonly Condition[] = []): string {
	const operators = { eq: "=", neq: "<>", like: "like", "not.is": "is not" };
	return conditions.length === 0
		? ""
		: ` where ${conditions.map(([column, operator, value]) => `${column} ${operators[operator]} ${value === null ? "null" : quote(value)}`).join(" and ")}`;
}

/** The id of an existing row: the one the facts give it, or any, when the database makes it. */
function withIds(row: Row, table: string): Row {
	const known = tableFacts[table]?.rows[0]?.id ?? "11111111-1111-4111-8111-111111111111";
	return Object.fromEntries(
		Object.entries(row).map(([column, value]) => [
			column,
			typeof value === "object" && value !== null && "idOf" in value ? known : value,
		]),
	);
}
