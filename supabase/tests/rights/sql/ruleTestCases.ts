import { keyedTables, type TableFixture, tableFixtures } from "../fixtures/tableFixtures.ts";
import { changes, nothing, type Row, sees } from "../RightsCase.ts";
import { enquiryTestCases } from "./enquiryTestCases.ts";
import { quoteTestCases } from "./quoteTestCases.ts";
import { redirectTestCases } from "./redirectTestCases.ts";
import { allRoles, attempts, type SqlTestCase, visitorRoles, writers } from "./SqlTestCase.ts";
import { insert, quote } from "./tableTestCases.ts";

/** A form's key. */
const key = "22222222-2222-4222-8222-222222222222";
const fixtureOf = (table: string) => tableFixtures[table] as TableFixture;

/** Statements that PostgREST never sends, and the rules for the rows of every writer. */
export function ruleTestCases(): SqlTestCase[] {
	return [
		...Object.entries(tableFixtures).flatMap(([table, fixture]) => [
			...unconditionalTestCases(table, fixture),
			...(fixture.writtenFor ? triggeredTestCases(table, fixture) : serviceTestCases(table, fixture)),
			...closedTestCases(table, fixture),
		]),
		// An invoice fits its quote: it has its own cases.
		...keyedTables.filter((table) => table !== "invoices").flatMap(keyTestCases),
		...["essays", "projects"].flatMap(publicationTestCases),
		...currentJobTestCases(),
		...["contacts", "hire_projects"].flatMap(limitTestCases),
		...previewLinkTestCases(),
		...publicationDayTestCases(),
		...translationTestCases(),
		...redirectTestCases(),
		...enquiryTestCases(),
		...quoteTestCases(),
		...Object.entries({ reply_templates: 50, services: 100, service_categories: 20 }).flatMap(fullTableTestCases),
		...categoryTestCases(),
	];
}

/** Sets the first of the new values in every row. */
function change(table: string, values: Row): string {
	const [column = "", value] = Object.entries(values)[0] ?? [];
	return `update public.${table} set ${column} = ${quote(typeof value === "object" ? JSON.stringify(value) : value)}`;
}

const read = (on: string, label: string) => `select jsonb_agg(t) from (select ${label} as label from ${on}) t`;
const gone = (names: readonly string[]) => changes(...names.map((name) => `- ${name}`));

/** A form's key makes one row, and nobody changes it. */
function keyTestCases(table: string): SqlTestCase[] {
	const on = `public.${table}`;
	const { label, fresh, adminSees } = fixtureOf(table);
	const add = insert(table, [{ ...fresh, row_key: key }]);
	const give = `update ${on} set row_key = '${key}' where ${label} = ${quote(adminSees[0])}`;
	return [
		...attempts(["admin"], on, "create with a key", add, changes(`+ ${fresh[label]}`)),
		...attempts(["admin"], on, "change a key", give, nothing),
		...attempts(["service"], on, "create twice with one key", add, nothing, { arrange: [give] }),
	];
}

/** Without a condition no right to read is needed, so only the action's policy decides. */
function unconditionalTestCases(table: string, { adminSees, adminRemoves = true, changes: values }: TableFixture): SqlTestCase[] {
	const on = `public.${table}`;
	const remove = [on, "delete without a condition", `delete from ${on}`] as const;
	return [
		...attempts(visitorRoles, ...remove, nothing),
		...attempts(["admin"], ...remove, adminRemoves ? gone(adminSees) : nothing),
		...attempts(visitorRoles, on, "change without a condition", change(table, values), nothing),
		...attempts(allRoles, on, "truncate", `truncate ${on}`, nothing),
	];
}

/** An ended session has a visitor's rights; forced row-level security binds the table's owner. */
function closedTestCases(table: string, { label, visitorSees }: TableFixture): SqlTestCase[] {
	const on = `public.${table}`;
	return [
		...attempts(["ended session"], on, "read after the session", read(on, label), sees(...visitorSees)),
		...attempts(["ended session"], on, "delete after the session", `delete from ${on}`, nothing),
		...attempts(["table owner"], on, "read as the table's owner", read(on, label), nothing, {
			arrange: ["create role table_owner", `alter table ${on} owner to table_owner`],
		}),
	];
}

function serviceTestCases(
	table: string,
	{ label, fresh, forged, changes: values, rows, visitorInserts, isKept }: TableFixture,
): SqlTestCase[] {
	const on = `public.${table}`;
	const service = (...[name, sql, expected, arrange = []]: [string, string, SqlTestCase["expected"], string[]?]) =>
		attempts(["service"], on, name, sql, expected, { forged, arrange });
	const names = rows.map((row) => String(row[label]));
	const changed = (column = "") => changes(...names.map((name) => `~ ${name}: ${column}`));
	return [
		...service("read", read(on, label), sees(...names)),
		...service("insert", insert(table, [fresh]), changes(`+ ${fresh[label]}`), [`delete from ${on}`]),
		...service("change", change(table, values), changed(Object.keys(values)[0])),
		...service("delete", `delete from ${on}`, isKept ? nothing : gone(names)),
		...("updated_at" in forged
			? service("change the times", `update ${on} set created_at = '2001-01-01', updated_at = '2001-01-01'`, changed())
			: []),
		...(visitorInserts ? service("insert a forged row", insert(table, [{ ...fresh, ...forged }]), changes("+ Fresh")) : []),
		...(forged.id === "chosen"
			? service("change a slug", `update ${on} set id = 'chosen' where id = '${rows[0]?.id}'`, changes(`~ ${rows[0]?.[label]}: `))
			: []),
	];
}

/** The service role reads rows that only triggers write. */
function triggeredTestCases(table: string, { label, fresh, adminSees, changes: values }: TableFixture): SqlTestCase[] {
	const on = `public.${table}`;
	return [
		...attempts(["service"], on, "read", read(on, label), sees(...adminSees)),
		...attempts(["service"], on, "insert", insert(table, [fresh]), nothing),
		...attempts(["service"], on, "change", change(table, values), nothing),
		...attempts(["service"], on, "delete", `delete from ${on}`, nothing),
	];
}

/**
 * A revision comes with a stored text and goes with its row, as its links do. A time that is over is no
 * schedule of an admin, but may be one that the service restores.
 */
function publicationTestCases(table: string): SqlTestCase[] {
	const on = `public.${table}`;
	const { fresh } = fixtureOf(table);
	const remove = `delete from ${on} where id = 'hidden'`;
	const link = `insert into public.preview_links (entity, entity_id, token_hash) values ('${table}', 'hidden', repeat('f', 64))`;
	const over = "2001-01-01T00:00:00+00:00";
	const scheduled = insert(table, [{ ...fresh, publish_at: over }]);
	const reschedule = `update ${on} set publish_at = '${over}' where id = 'planned'`;
	const chosen = insert(table, [{ ...fresh, id: "chosen" }]);
	const move = `update ${on} set id = 'moved' where id = 'hidden'`;
	const moveShown = `update ${on} set id = 'moved' where id = 'shown'`;
	const finish = insert(table, [{ ...fresh, row_key: key }]);
	const unfinished = `insert into public.unfinished_texts (id, entity, fields) values ('${key}', '${table}', '{}')`;
	const takenOver = `update ${on} set id = 'hidden' where id = 'shown'`;
	const moved = changes("+ Hidden", "- Hidden");
	return [
		...attempts(visitorRoles, on, "insert with an address", chosen, nothing),
		...attempts(["admin", "service"], on, "insert with an address", chosen, changes("+ Fresh")),
		...attempts(visitorRoles, on, "change an address", move, nothing),
		...attempts(["admin", "service"], on, "change an address", move, moved),
		...attempts(["admin", "service"], on, "take the address of another one", takenOver, nothing),
		...attempts(writers, on, "change an address that was public", moveShown, changes(`+ /${table}/shown`), {
			snapshot: "public.redirects",
		}),
		...attempts(writers, on, "finish a text", finish, changes(`- ${table}`), {
			snapshot: "public.unfinished_texts",
			arrange: ["delete from public.unfinished_texts", unfinished],
		}),
		...attempts(["admin"], on, "insert what leaves a revision", insert(table, [fresh]), changes("+ fresh"), {
			snapshot: "public.revisions",
		}),
		...attempts(["admin"], on, "delete what has a revision", remove, changes("- hidden"), {
			snapshot: "public.revisions",
			arrange: [`update ${on} set title = 'Changed' where id = 'hidden'`],
		}),
		...attempts(["admin"], on, "delete what has a link", remove, changes("- hidden"), {
			snapshot: "public.preview_links",
			arrange: ["delete from public.preview_links", link],
		}),
		...attempts(["admin"], on, "insert with a time that is over", scheduled, nothing),
		...attempts(["service"], on, "insert with a time that is over", scheduled, changes("+ Fresh")),
		...attempts(["admin"], on, "change to a time that is over", reschedule, nothing),
	];
}

/** A planned essay has the day of its plan. */
function publicationDayTestCases(): SqlTestCase[] {
	const on = "public.essays";
	const plan = (day: string) => `update ${on} set publish_at = '${day}' where id = 'planned'`;
	const arrange = [`update ${on} set date = '2098-01-01' where id = 'planned'`, plan("2098-01-01")];
	return attempts(writers, on, "change a plan", plan("2099-01-01"), changes("~ Planned: date, publish_at"), { arrange });
}

function currentJobTestCases(): SqlTestCase[] {
	const { fresh } = fixtureOf("jobs");
	const current = { ...fresh, is_current: true };
	const expected = changes("+ Fresh", "~ Now: end_date, is_current");
	const forged = { end_date: fresh.end_date };
	const on = "public.jobs";
	return [
		...attempts(writers, on, "insert a current job with an end", insert("jobs", [current]), expected, { forged }),
		...attempts(["service"], on, "insert a current job", insert("jobs", [{ ...current, end_date: null }]), expected, { forged }),
		...attempts(["admin"], on, "writers of jobs queue up", "update public.jobs set position = position", changes("+ lock"), {
			snapshot: "locks",
		}),
	];
}

/** With a limit of one a minute the second row of a statement is refused, except for the admin. */
function limitTestCases(table: string): SqlTestCase[] {
	const { fresh, label } = fixtureOf(table);
	const two = [
		`public.${table}`,
		"two messages where one is allowed",
		insert(table, [fresh, { ...fresh, [label]: "Second" }]),
	] as const;
	const limited = { arrange: ["update private.settings set form_limit_per_minute = 1"] };
	return [
		...attempts(visitorRoles, ...two, nothing, limited),
		...attempts(writers, ...two, changes("+ Fresh", "+ Second"), limited),
	];
}

/** An entry has at most twenty live links, from any role; a new one deletes expired ones. */
function previewLinkTestCases(): SqlTestCase[] {
	const { fresh } = fixtureOf("preview_links");
	const twenty = (createdAt: string) => ({
		arrange: [
			`insert into public.preview_links (entity, entity_id, token_hash, created_at, expires_at)
			select '${fresh.entity}', '${fresh.entity_id}', lpad(n::text, 64, '0'), ${createdAt}, ${createdAt} + interval '14 days'
			from generate_series(1, 20) as n`,
		],
	});
	const on = "public.preview_links";
	const sql = insert("preview_links", [fresh]);
	const replaced = changes(`+ ${fresh.entity_id}`, `- ${fresh.entity_id}`);
	return [
		...attempts(writers, on, "a twenty-first live link", sql, nothing, twenty("now()")),
		...attempts(writers, on, "a link after twenty ended ones", sql, replaced, twenty("now() - interval '15 days'")),
	];
}

/** A site has a maximum number of rows of the table, from any role. */
function fullTableTestCases([table, limit]: [string, number]): SqlTestCase[] {
	const { fresh, rows } = fixtureOf(table);
	// The slugs are given, so that a case without their trigger fails for no other reason.
	const idOf = (index: number) => (rows[0]?.id === undefined ? {} : { id: `row-${index}` });
	const fillTo = (count: number) => {
		const filling = Array.from({ length: count }, (_, index) => ({ ...fresh, ...idOf(index), name: `Row ${index}` }));
		return { arrange: [`delete from public.${table}; ${insert(table, filling)}`] };
	};
	const sql = insert(table, [fresh]);
	return [
		...attempts(writers, `public.${table}`, `row ${limit}`, sql, changes("+ Fresh"), fillTo(limit - 1)),
		...attempts(writers, `public.${table}`, `row ${limit + 1}`, sql, nothing, fillTo(limit)),
	];
}

/** A visitor sees categories of published services; no role deletes a category in use. */
function categoryTestCases(): SqlTestCase[] {
	const { rows } = fixtureOf("services");
	const on = "public.service_categories";
	const inUse = { arrange: [insert("services", rows)] };
	const ofDraft = { arrange: [insert("services", rows.slice(1))] };
	return [
		...attempts(visitorRoles, on, "read the categories in use", read(on, "name"), sees("Shown"), inUse),
		...attempts(visitorRoles, on, "read the category of a draft", read(on, "name"), nothing, ofDraft),
		...attempts(writers, on, "delete a category in use", `delete from ${on} where id = 'shown'`, nothing, inUse),
	];
}

/** An essay and its translation, and rows that may not be translations, from any role. */
function translationTestCases(): SqlTestCase[] {
	const on = "public.essays";
	const translation = { ...fixtureOf("essays").fresh, language: "id", translation_of: "shown" };
	const add = (values: Row = {}) => insert("essays", [{ ...translation, ...values }]);
	const translated = `update ${on} set language = 'id', translation_of = 'shown' where id = 'hidden'`;
	const refused: [name: string, sql: string, ...arrange: string[]][] = [
		["a translation in the same language", add({ language: "en" })],
		["a second translation in a language", add(), translated],
		["a translation of a translation", add({ language: "en", translation_of: "hidden" }), translated],
		[
			"an original that becomes a translation",
			`update ${on} set translation_of = 'due' where id = 'shown'`,
			translated,
			`update ${on} set language = 'id' where id = 'due'`,
		],
		["an original that gets the language of its translation", `update ${on} set language = 'id' where id = 'shown'`, translated],
		["a translation of itself", `update ${on} set translation_of = 'shown' where id = 'shown'`],
	];
	const remove = `delete from ${on} where id = 'shown'`;
	const kept = changes("- Shown", "~ Hidden: translation_of");
	return [
		...attempts(writers, on, "a translation", add(), changes("+ Fresh")),
		...refused.flatMap(([name, sql, ...arrange]) => attempts(writers, on, name, sql, nothing, { arrange })),
		...attempts(writers, on, "delete an original, of which the translation stays", remove, kept, { arrange: [translated] }),
	];
}
