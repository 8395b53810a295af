import { nothing, type Outcome, type Row } from "../Cell.ts";
import { type TableFacts, tableFacts } from "../tableFacts.ts";
import type { SqlCell, SqlRole } from "./SqlCell.ts";
import { insert } from "./tableCells.ts";

const guests: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
const people: readonly SqlRole[] = [...guests, "owner"];
const everybody: readonly SqlRole[] = [...people, "service"];

/** What PostgREST never asks for, and what rows must obey whoever writes them. */
export function ruleCells(): SqlCell[] {
	return [
		...Object.entries(tableFacts).flatMap(([table, facts]) => [
			...bluntCells(table, facts),
			...serviceCells(table, facts),
			tableOwnerCell(table, facts),
		]),
		...currentJobCells(),
		...limitCells(),
		...ownerCells(),
		...privateCells(),
		...functionCells(),
		...schemaCells(),
	];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const forAll = (roles: readonly SqlRole[], cell: Omit<SqlCell, "role">): SqlCell[] => roles.map((role) => ({ ...cell, role }));

/** Without a condition no right to read is needed, so the policy of the action stands alone. */
function bluntCells(table: string, { ownerSees, ownerRemoves, changes: values }: TableFacts): SqlCell[] {
	const on = `public.${table}`;
	const [column = ""] = Object.keys(values);
	const remove = { name: "delete without a condition", on, statement: `delete from ${on}` };
	return [
		...forAll(guests, { ...remove, expected: nothing }),
		{ ...remove, role: "owner", expected: ownerRemoves ? changes(...ownerSees.map((name) => `- ${name}`)) : nothing },
		...forAll(guests, { name: "change without a condition", on, statement: `update ${on} set ${column} = default`, expected: nothing }),
		...forAll(everybody, { name: "truncate", on, statement: `truncate ${on}`, expected: nothing }),
	];
}

function serviceCells(table: string, { label, fresh, forged, ownerSees, changes: values, rows }: TableFacts): SqlCell[] {
	const on = `public.${table}`;
	const cell = { on, role: "service" as const, forged };
	const [column = ""] = Object.keys(values);
	const hasTimes = "updated_at" in forged;
	const hasSlug = table === "projects" || table === "essays";
	return [
		{ ...cell, name: "read", query: `select jsonb_agg(t) from (select ${label} as label from ${on}) t`, expected: { seen: ownerSees, changes: [] } },
		{ ...cell, name: "insert", arrange: [`delete from ${on}`], statement: insert(table, [fresh]), expected: changes("+ Fresh") },
		{
			...cell,
			name: "change",
			statement: `update ${on} set ${column} = ${column}`,
			expected: changes(...(hasTimes ? ownerSees.map((name) => `~ ${name}: `) : [])),
		},
		{ ...cell, name: "delete", statement: `delete from ${on}`, expected: changes(...ownerSees.map((name) => `- ${name}`)) },
		...(hasTimes
			? [
					{
						...cell,
						name: "change the times",
						statement: `update ${on} set created_at = '2001-01-01', updated_at = '2001-01-01'`,
						expected: changes(...ownerSees.map((name) => `~ ${name}: `)),
					},
				]
			: [{ ...cell, name: "insert a forged row", statement: insert(table, [{ ...fresh, ...forged }]), expected: changes("+ Fresh") }]),
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
		...(["owner", "service"] as const).map((role) => ({
			...cell,
			name: "insert a current job with an end",
			role,
			statement: insert("jobs", [current]),
		})),
		{ ...cell, name: "insert a current job", role: "service", statement: insert("jobs", [{ ...current, end_date: null }]) },
		{
			name: "writers of jobs queue up",
			role: "owner",
			on: "locks",
			statement: "update public.jobs set position = position",
			expected: changes("+ lock"),
		},
	];
}

/** One a minute: the second row of one statement is already too many, except for the owner. */
function limitCells(): SqlCell[] {
	return ["contacts", "hire_projects"].flatMap((table) => {
		const { fresh, label } = tableFacts[table] as TableFacts;
		const cell = {
			name: "two messages where one is allowed",
			on: `public.${table}`,
			arrange: ["update private.settings set form_limit_per_minute = 1"],
			statement: insert(table, [fresh, { ...fresh, [label]: "Second" }]),
		};
		return [...forAll(guests, { ...cell, expected: nothing }), { ...cell, role: "owner" as const, expected: changes("+ Fresh", "+ Second") }];
	});
}

/** The first account ever owns the site; nobody after it, and nobody anonymous. */
function ownerCells(): SqlCell[] {
	const cell = { role: "database owner" as const, on: "private.admins" };
	const forget = ["delete from private.admins", "update private.settings set owner_appointed = false"];
	const add = (email: string, isAnonymous = false) =>
		`insert into auth.users (id, email, is_anonymous) values (gen_random_uuid(), '${email}', ${isAnonymous})`;
	return [
		{ ...cell, name: "the first account", arrange: forget, statement: add("first@example.com"), expected: changes("+ first@example.com") },
		{ ...cell, name: "an anonymous first account", arrange: forget, statement: add("none@example.com", true), expected: nothing },
		{ ...cell, name: "a later account", statement: add("later@example.com"), expected: nothing },
		{ ...cell, name: "a later account when the list is empty", arrange: ["delete from private.admins"], statement: add("later@example.com"), expected: nothing },
	];
}

function privateCells(): SqlCell[] {
	const tables: Record<string, { label: string; insert: string; update: string }> = {
		"private.admins": {
			label: "(select email from auth.users where id = user_id)",
			insert: "(user_id) select coalesce((select auth.uid()), gen_random_uuid())",
			update: "added_at = now()",
		},
		"private.settings": { label: "'settings'", insert: "(singleton) values (true)", update: "form_limit_per_minute = 9" },
		"private.form_submissions": {
			label: "'submission'",
			insert: "(sender, received_at) values ('s', now())",
			update: "sender = 's'",
		},
	};
	return Object.entries(tables).flatMap(([on, { insert: values, update }]) => {
		const readsItself = on === "private.admins";
		const read = { name: "read", on, query: `select jsonb_agg(jsonb_build_object('label', 'row')) from ${on} having count(*) > 0` };
		const arrange = on === "private.form_submissions" ? [`insert into ${on} (sender, received_at) values ('a', now())`] : [];
		return [
			...everybody.map((role) => ({
				...read,
				role,
				arrange,
				// The policy lets an account see its own entry, which is how is_admin reads it.
				expected: readsItself && (role === "owner" || role === "anonymous claim") ? { seen: ["row"], changes: [] } : nothing,
			})),
			...forAll(everybody, {
				name: "insert",
				on,
				arrange: on === "private.settings" ? [`delete from ${on}`] : arrange,
				statement: `insert into ${on} ${values}`,
				expected: nothing,
			}),
			...forAll(everybody, { name: "change", on, arrange, statement: `update ${on} set ${update}`, expected: nothing }),
			...forAll(everybody, { name: "delete", on, arrange, statement: `delete from ${on}`, expected: nothing }),
			...forAll(everybody, { name: "truncate", on, arrange, statement: `truncate ${on}`, expected: nothing }),
		];
	});
}

/** Which of the private functions a role may call; triggers are not called. */
const callable: readonly (readonly [call: string, roles: readonly SqlRole[]])[] = [
	["private.is_admin()", ["anonymous claim", "stranger", "owner"]],
	["private.is_email('a@example.com')", everybody],
	["private.is_web_address('/a')", ["anonymous claim", "stranger", "owner", "service"]],
	["private.to_slug('A')", ["anonymous claim", "stranger", "owner", "service"]],
	["private.shorten_slug('a', 5)", ["anonymous claim", "stranger", "owner", "service"]],
	["private.visitor_address()", []],
];

function functionCells(): SqlCell[] {
	return callable.flatMap(([call, roles]) =>
		everybody.map((role) => ({
			name: `call ${call}`,
			role,
			on: "schemas",
			query: `select jsonb_build_array(jsonb_build_object('label', 'answered', 'answer', ${call}::text))`,
			expected: roles.includes(role) ? { seen: ["answered"], changes: [] } : nothing,
		})),
	);
}

function schemaCells(): SqlCell[] {
	return ["public", "private"].flatMap((schema) => {
		const later = `${schema}.later`;
		const row: Row = { label: "secret" };
		const arrange = [
			`create table ${later} (label text)`,
			`insert into ${later} values ('${row.label}')`,
			`create sequence ${later}_numbers`,
			`create function ${later}_call() returns text language sql return 'secret'`,
			`revoke execute on function ${later}_call() from public`,
		];
		return [
			...forAll(everybody, { name: `make a table in ${schema}`, on: "schemas", statement: `create table ${schema}.mine ()`, expected: nothing }),
			...forAll(everybody, {
				name: `read a later table in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_agg(t) from ${later} t`,
				expected: nothing,
			}),
			...forAll(everybody, {
				name: `use a later sequence in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_build_array(jsonb_build_object('label', nextval('${later}_numbers')))`,
				expected: nothing,
			}),
			...forAll(everybody, {
				name: `call a later function in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_build_array(jsonb_build_object('label', ${later}_call()))`,
				expected: nothing,
			}),
		];
	});
}
