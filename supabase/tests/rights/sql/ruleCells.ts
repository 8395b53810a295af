import { nothing, type Outcome, type Row } from "../Cell.ts";
import { type TableFacts, tableFacts } from "../tableFacts.ts";
import type { SqlCell, SqlRole } from "./SqlCell.ts";
import { insert, quote } from "./tableCells.ts";

const guests: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
const everybody: readonly SqlRole[] = [...guests, "admin", "service"];

/** What PostgREST never asks of the six tables, and what their rows must obey whoever writes them. */
export function ruleCells(): SqlCell[] {
	return [
		...Object.entries(tableFacts).flatMap(([table, facts]) => [
			...bluntCells(table, facts),
			...serviceCells(table, facts),
			tableOwnerCell(table, facts),
			...endedSessionCells(table, facts),
		]),
		...currentJobCells(),
		...limitCells(),
	];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const forAll = (roles: readonly SqlRole[], cell: Omit<SqlCell, "role">): SqlCell[] => roles.map((role) => ({ ...cell, role }));

/** Without a condition no right to read is needed, so the policy of the action stands alone. */
function bluntCells(table: string, { adminSees, adminRemoves, changes: values }: TableFacts): SqlCell[] {
	const on = `public.${table}`;
	const remove = { name: "delete without a condition", on, statement: `delete from ${on}` };
	return [
		...forAll(guests, { ...remove, expected: nothing }),
		{ ...remove, role: "admin", expected: adminRemoves ? changes(...adminSees.map((name) => `- ${name}`)) : nothing },
		...forAll(guests, {
			name: "change without a condition",
			on,
			statement: change(table, values),
			expected: nothing,
		}),
		...forAll(everybody, { name: "truncate", on, statement: `truncate ${on}`, expected: nothing }),
	];
}

/** A token of the admin's that has not expired, of a session that was ended, gives what a visitor gets. */
function endedSessionCells(table: string, { label, guestSees }: TableFacts): SqlCell[] {
	const cell = { role: "ended session" as const, on: `public.${table}` };
	return [
		{
			...cell,
			name: "read after the session",
			query: `select jsonb_agg(t) from (select ${label} as label from public.${table}) t`,
			expected: { seen: guestSees, changes: [] },
		},
		{ ...cell, name: "delete after the session", statement: `delete from public.${table}`, expected: nothing },
	];
}

function serviceCells(table: string, { label, fresh, forged, adminSees, changes: values, rows }: TableFacts): SqlCell[] {
	const on = `public.${table}`;
	const cell = { on, role: "service" as const, forged };
	const hasTimes = "updated_at" in forged;
	const hasSlug = table === "projects" || table === "essays";
	return [
		{
			...cell,
			name: "read",
			query: `select jsonb_agg(t) from (select ${label} as label from ${on}) t`,
			expected: { seen: adminSees, changes: [] },
		},
		{ ...cell, name: "insert", arrange: [`delete from ${on}`], statement: insert(table, [fresh]), expected: changes("+ Fresh") },
		{
			...cell,
			name: "change",
			statement: change(table, values),
			expected: changes(...adminSees.map((name) => `~ ${name}: ${Object.keys(values)[0]}`)),
		},
		{ ...cell, name: "delete", statement: `delete from ${on}`, expected: changes(...adminSees.map((name) => `- ${name}`)) },
		...(hasTimes
			? [
					{
						...cell,
						name: "change the times",
						statement: `update ${on} set created_at = '2001-01-01', updated_at = '2001-01-01'`,
						expected: changes(...adminSees.map((name) => `~ ${name}: `)),
					},
				]
			: [
					{
						...cell,
						name: "insert a forged row",
						statement: insert(table, [{ ...fresh, ...forged }]),
						expected: changes("+ Fresh"),
					},
				]),
		...(hasSlug
			? [
					{
						...cell,
						name: "change an address",
						statement: `update ${on} set id = 'chosen' where id = '${rows[0]?.id}'`,
						expected: changes("~ Shown: "),
					},
				]
			: []),
	];
}

/** Gives every row the first of the new values. */
function change(table: string, values: Row): string {
	const [column = "", value] = Object.entries(values)[0] ?? [];
	return `update public.${table} set ${column} = ${quote(value)}`;
}

/** Forced row-level security binds the table's own owner as well. */
function tableOwnerCell(table: string, { label }: TableFacts): SqlCell {
	const on = `public.${table}`;
	return {
		name: "read as the table's owner",
		role: "table owner",
		on,
		arrange: ["create role table_owner", `alter table ${on} owner to table_owner`],
		query: `select jsonb_agg(t) from (select ${label} as label from ${on}) t`,
		expected: nothing,
	};
}

function currentJobCells(): SqlCell[] {
	const current = { ...tableFacts.jobs?.fresh, is_current: true };
	const cell = { on: "public.jobs", forged: { end_date: "2019-12-31" }, expected: changes("+ Fresh", "~ Now: is_current") };
	return [
		...(["admin", "service"] as const).map((role) => ({
			...cell,
			name: "insert a current job with an end",
			role,
			statement: insert("jobs", [current]),
		})),
		{ ...cell, name: "insert a current job", role: "service", statement: insert("jobs", [{ ...current, end_date: null }]) },
		{
			name: "writers of jobs queue up",
			role: "admin",
			on: "public.jobs",
			look: "locks",
			statement: "update public.jobs set position = position",
			expected: changes("+ lock"),
		},
	];
}

/** One a minute: the second row of one statement is already too many, except for the admin. */
function limitCells(): SqlCell[] {
	return ["contacts", "hire_projects"].flatMap((table) => {
		const { fresh, label } = tableFacts[table] as TableFacts;
		const cell = {
			name: "two messages where one is allowed",
			on: `public.${table}`,
			arrange: ["update private.settings set form_limit_per_minute = 1"],
			statement: insert(table, [fresh, { ...fresh, [label]: "Second" }]),
		};
		return [
			...forAll(guests, { ...cell, expected: nothing }),
			{ ...cell, role: "admin" as const, expected: changes("+ Fresh", "+ Second") },
		];
	});
}
