import { type TableFixture, tableFixtures } from "../fixtures/tableFixtures.ts";
import { nothing, type Outcome, type Row } from "../RightsCase.ts";
import { enquiryTestCases } from "./enquiryTestCases.ts";
import { redirectTestCases } from "./redirectTestCases.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";
import { insert, quote } from "./tableTestCases.ts";

const visitorRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
const allRoles: readonly SqlRole[] = [...visitorRoles, "admin", "service"];

/** Requests that PostgREST never makes on the tables, and the rules for every writer's rows. */
export function ruleTestCases(): SqlTestCase[] {
	return [
		...Object.entries(tableFixtures).flatMap(([table, fixture]) => [
			...unconditionalTestCases(table, fixture),
			...(fixture.writtenFor ? triggeredTestCases(table, fixture) : serviceTestCases(table, fixture)),
			tableOwnerTestCase(table, fixture),
			...endedSessionTestCases(table, fixture),
		]),
		...revisionTestCases(),
		...currentJobTestCases(),
		...limitTestCases(),
		...scheduleTestCases(),
		...previewLinkTestCases(),
		...translationTestCases(),
		...redirectTestCases(),
		...enquiryTestCases(),
		...limitedTestCases(),
		...categoryTestCases(),
	];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const forAll = (roles: readonly SqlRole[], testCase: Omit<SqlTestCase, "role">): SqlTestCase[] =>
	roles.map((role) => ({ ...testCase, role }));

/** Without a condition no right to read is needed, so only the action's policy decides. */
function unconditionalTestCases(table: string, { adminSees, adminRemoves, changes: values }: TableFixture): SqlTestCase[] {
	const on = `public.${table}`;
	const remove = { name: "delete without a condition", on, statement: `delete from ${on}` };
	return [
		...forAll(visitorRoles, { ...remove, expected: nothing }),
		{ ...remove, role: "admin", expected: adminRemoves ? changes(...adminSees.map((name) => `- ${name}`)) : nothing },
		...forAll(visitorRoles, {
			name: "change without a condition",
			on,
			statement: change(table, values),
			expected: nothing,
		}),
		...forAll(allRoles, { name: "truncate", on, statement: `truncate ${on}`, expected: nothing }),
	];
}

/** An unexpired token of an ended session of the admin gives a visitor's rights. */
function endedSessionTestCases(table: string, { label, visitorSees }: TableFixture): SqlTestCase[] {
	const testCase = { role: "ended session" as const, on: `public.${table}` };
	return [
		{
			...testCase,
			name: "read after the session",
			query: `select jsonb_agg(t) from (select ${label} as label from public.${table}) t`,
			expected: { seen: visitorSees, changes: [] },
		},
		{ ...testCase, name: "delete after the session", statement: `delete from public.${table}`, expected: nothing },
	];
}

function serviceTestCases(
	table: string,
	{ label, fresh, forged, adminSees, changes: values, rows, visitorInserts }: TableFixture,
): SqlTestCase[] {
	const on = `public.${table}`;
	const testCase = { on, role: "service" as const, forged };
	const hasTimes = "updated_at" in forged;
	const hasSlug = forged.id === "chosen";
	return [
		{
			...testCase,
			name: "read",
			query: `select jsonb_agg(t) from (select ${label} as label from ${on}) t`,
			expected: { seen: adminSees, changes: [] },
		},
		{
			...testCase,
			name: "insert",
			arrange: [`delete from ${on}`],
			statement: insert(table, [fresh]),
			expected: changes(`+ ${fresh[label]}`),
		},
		{
			...testCase,
			name: "change",
			statement: change(table, values),
			expected: changes(...adminSees.map((name) => `~ ${name}: ${Object.keys(values)[0]}`)),
		},
		{ ...testCase, name: "delete", statement: `delete from ${on}`, expected: changes(...adminSees.map((name) => `- ${name}`)) },
		...(hasTimes
			? [
					{
						...testCase,
						name: "change the times",
						statement: `update ${on} set created_at = '2001-01-01', updated_at = '2001-01-01'`,
						expected: changes(...adminSees.map((name) => `~ ${name}: `)),
					},
				]
			: []),
		...(visitorInserts
			? [
					{
						...testCase,
						name: "insert a forged row",
						statement: insert(table, [{ ...fresh, ...forged }]),
						expected: changes("+ Fresh"),
					},
				]
			: []),
		...(hasSlug
			? [
					{
						...testCase,
						name: "change a slug",
						statement: `update ${on} set id = 'chosen' where id = '${rows[0]?.id}'`,
						expected: changes(`~ ${rows[0]?.[label]}: `),
					},
				]
			: []),
	];
}

/** The service role reads what only triggers write. */
function triggeredTestCases(table: string, { label, fresh, adminSees, changes: values }: TableFixture): SqlTestCase[] {
	const testCase = { on: `public.${table}`, role: "service" as const, expected: nothing };
	return [
		{
			...testCase,
			name: "read",
			query: `select jsonb_agg(t) from (select ${label} as label from public.${table}) t`,
			expected: { seen: adminSees, changes: [] },
		},
		{ ...testCase, name: "insert", statement: insert(table, [fresh]) },
		{ ...testCase, name: "change", statement: change(table, values) },
		{ ...testCase, name: "delete", statement: `delete from public.${table}` },
	];
}

/** A revision comes with a stored text and goes with its row. */
function revisionTestCases(): SqlTestCase[] {
	return ["essays", "projects"].flatMap((table) => {
		const testCase = { role: "admin" as const, on: `public.${table}`, snapshot: "public.revisions" };
		return [
			{
				...testCase,
				name: "insert what leaves a revision",
				statement: insert(table, [tableFixtures[table]?.fresh ?? {}]),
				expected: changes("+ fresh"),
			},
			{
				...testCase,
				name: "delete what has a revision",
				arrange: [`update public.${table} set title = 'Changed' where id = 'shown'`],
				statement: `delete from public.${table} where id = 'shown'`,
				expected: changes("- shown"),
			},
		];
	});
}

/** Sets the first of the new values in every row. */
function change(table: string, values: Row): string {
	const [column = "", value] = Object.entries(values)[0] ?? [];
	return `update public.${table} set ${column} = ${quote(value)}`;
}

/** Forced row-level security binds the table's own owner as well. */
function tableOwnerTestCase(table: string, { label }: TableFixture): SqlTestCase {
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

function currentJobTestCases(): SqlTestCase[] {
	const current = { ...tableFixtures.jobs?.fresh, is_current: true };
	const testCase = {
		on: "public.jobs",
		forged: { end_date: tableFixtures.jobs?.fresh.end_date },
		expected: changes("+ Fresh", "~ Now: is_current"),
	};
	return [
		...(["admin", "service"] as const).map((role) => ({
			...testCase,
			name: "insert a current job with an end",
			role,
			statement: insert("jobs", [current]),
		})),
		{ ...testCase, name: "insert a current job", role: "service", statement: insert("jobs", [{ ...current, end_date: null }]) },
		{
			name: "writers of jobs queue up",
			role: "admin",
			on: "public.jobs",
			snapshot: "locks",
			statement: "update public.jobs set position = position",
			expected: changes("+ lock"),
		},
	];
}

/** With a limit of one a minute the second row of a statement is refused, except for the admin. */
/** A time that is over is no schedule of an admin, but may be one that the service restores. */
function scheduleTestCases(): SqlTestCase[] {
	return ["projects", "essays"].flatMap((table) => {
		const { fresh } = tableFixtures[table] as TableFixture;
		const testCase = {
			name: "insert with a time that is over",
			on: `public.${table}`,
			statement: insert(table, [{ ...fresh, publish_at: "2001-01-01T00:00:00+00:00" }]),
		};
		return [
			{ ...testCase, role: "admin" as const, expected: nothing },
			{ ...testCase, role: "service" as const, expected: changes("+ Fresh") },
		];
	});
}

function limitTestCases(): SqlTestCase[] {
	return ["contacts", "hire_projects"].flatMap((table) => {
		const { fresh, label } = tableFixtures[table] as TableFixture;
		const testCase = {
			name: "two messages where one is allowed",
			on: `public.${table}`,
			arrange: ["update private.settings set form_limit_per_minute = 1"],
			statement: insert(table, [fresh, { ...fresh, [label]: "Second" }]),
		};
		return [
			...forAll(visitorRoles, { ...testCase, expected: nothing }),
			{ ...testCase, role: "admin" as const, expected: changes("+ Fresh", "+ Second") },
		];
	});
}

/** Twenty live links are enough for an entry, whoever adds the next; a new one deletes those that ended. */
function previewLinkTestCases(): SqlTestCase[] {
	const { fresh = {} } = tableFixtures.preview_links ?? {};
	const twenty = (createdAt: string) => `insert into public.preview_links (entity, entity_id, token_hash, created_at, expires_at)
		select '${fresh.entity}', '${fresh.entity_id}', lpad(n::text, 64, '0'), ${createdAt}, ${createdAt} + interval '14 days'
		from generate_series(1, 20) as n`;
	const testCase = { on: "public.preview_links", statement: insert("preview_links", [fresh]) };
	return (["admin", "service"] as const).flatMap((role) => [
		{ ...testCase, role, name: "a twenty-first live link", arrange: [twenty("now()")], expected: nothing },
		{
			...testCase,
			role,
			name: "a link after twenty ended ones, which go",
			arrange: [twenty("now() - interval '15 days'")],
			expected: changes(`+ ${fresh.entity_id}`, `- ${fresh.entity_id}`),
		},
	]);
}

/** A site has at most so many rows of these tables, whoever adds the next. */
function limitedTestCases(): SqlTestCase[] {
	const limits = { reply_templates: 50, services: 100, service_categories: 20 };
	return Object.entries(limits).flatMap(([table, limit]) => {
		const { fresh = {}, rows = [] } = tableFixtures[table] ?? {};
		// Slugs are given, so that a case without their trigger fails for nothing else.
		const idOf = (index: number) => (rows[0]?.id === undefined ? {} : { id: `row-${index}` });
		const fillTo = (count: number) => {
			const filling = Array.from({ length: count }, (_, index) => ({ ...fresh, ...idOf(index), name: `Row ${index}` }));
			return `delete from public.${table}; ${insert(table, filling)}`;
		};
		const testCase = { on: `public.${table}`, statement: insert(table, [fresh]) };
		return (["admin", "service"] as const).flatMap((role) => [
			{ ...testCase, role, name: `row ${limit}`, arrange: [fillTo(limit - 1)], expected: changes("+ Fresh") },
			{ ...testCase, role, name: `row ${limit + 1}`, arrange: [fillTo(limit)], expected: nothing },
		]);
	});
}

/** A visitor sees a category of what is published; nobody deletes one that is in use. */
function categoryTestCases(): SqlTestCase[] {
	const { rows = [] } = tableFixtures.services ?? {};
	const testCase = { on: "public.service_categories", arrange: [insert("services", rows)] };
	const read = "select jsonb_agg(t) from (select name as label from public.service_categories) t";
	const seen = (...names: string[]): Outcome => ({ seen: names, changes: [] });
	const [, hidden = {}] = rows;
	return [
		...forAll(visitorRoles, { ...testCase, name: "read the categories in use", query: read, expected: seen("Shown") }),
		...forAll(visitorRoles, {
			...testCase,
			name: "read the category of a draft",
			arrange: [insert("services", [hidden])],
			query: read,
			expected: nothing,
		}),
		...(["admin", "service"] as const).map((role) => ({
			...testCase,
			role,
			name: "delete a category in use",
			statement: "delete from public.service_categories where id = 'shown'",
			expected: nothing,
		})),
	];
}

/** An essay and its translation, and what may not be one, whoever writes it. */
function translationTestCases(): SqlTestCase[] {
	const { fresh = {} } = tableFixtures.essays ?? {};
	const translation = { ...fresh, language: "id", translation_of: "shown" };
	const testCase = { on: "public.essays", statement: insert("essays", [translation]) };
	const translated = "update public.essays set language = 'id', translation_of = 'shown' where id = 'hidden'";
	return (["admin", "service"] as const).flatMap((role) => [
		{ ...testCase, role, name: "a translation", expected: changes("+ Fresh") },
		...[
			{ name: "a translation in the same language", statement: insert("essays", [{ ...translation, language: "en" }]) },
			{ name: "a second translation in a language", arrange: [translated] },
			{
				name: "a translation of a translation",
				arrange: [translated],
				statement: insert("essays", [{ ...translation, language: "en", translation_of: "hidden" }]),
			},
			{
				name: "an original that becomes a translation",
				arrange: [translated, "update public.essays set language = 'id' where id = 'due'"],
				statement: "update public.essays set translation_of = 'due' where id = 'shown'",
			},
			{
				name: "an original that gets the language of its translation",
				arrange: [translated],
				statement: "update public.essays set language = 'id' where id = 'shown'",
			},
			{
				name: "a translation of itself",
				statement: "update public.essays set translation_of = 'shown' where id = 'shown'",
			},
		].map((refused) => ({ ...testCase, ...refused, role, expected: nothing })),
		{
			...testCase,
			role,
			name: "delete an original, of which the translation stays",
			arrange: [translated],
			statement: "delete from public.essays where id = 'shown'",
			expected: changes("- Shown", "~ Hidden: translation_of"),
		},
	]);
}
