import { quoteIds } from "../fixtures/quoteFixtures.ts";
import { changes, nothing, type Outcome, sees } from "../RightsCase.ts";
import { allRoles, attempts, type SqlRole, type SqlTestCase } from "./SqlTestCase.ts";

/** The schemas of a function and of its wrapper. */
const schemas = ["private", "public"];
const accounts: readonly SqlRole[] = ["anonymous claim", "stranger", "admin"];
/** Any role with the admin's id, because each account may read its own entry in the list of admins. */
const ownEntry: readonly SqlRole[] = ["admin", "anonymous claim", "ended session"];

/**
 * Becoming an admin, being one, the private schema, its functions, and objects that are created later.
 */
export function privateTestCases(): SqlTestCase[] {
	return [
		...appointmentTestCases(),
		...privateTableTestCases(),
		...functionTestCases(),
		...schemas.flatMap(readerTestCases),
		...adminTestCases(),
		...["public", "private"].flatMap(laterObjectTestCases),
	];
}

/** One row if the source counts anything. */
const label = (name: string, source: string) =>
	`select jsonb_agg(jsonb_build_object('label', '${name}')) from ${source} having count(*) > 0`;

/** Only the first account becomes an admin, and no anonymous one. */
function appointmentTestCases(): SqlTestCase[] {
	const forget = ["delete from private.admins", "update private.settings set owner_appointed = false"];
	const add = (name: string, email: string, expected: Outcome, arrange: string[] = [], isAnonymous = false) => {
		const sql = `insert into auth.users (id, email, is_anonymous) values (gen_random_uuid(), '${email}', ${isAnonymous})`;
		return attempts(["database owner"], "private.admins", name, sql, expected, { arrange });
	};
	return [
		...add("the first account", "first@example.com", changes("+ first@example.com"), forget),
		...add("an anonymous first account", "none@example.com", nothing, forget, true),
		...add("a later account", "later@example.com", nothing),
		...add("a later account when the list is empty", "later@example.com", nothing, ["delete from private.admins"]),
	];
}

function privateTableTestCases(): SqlTestCase[] {
	const tables = [
		["admins", "(user_id) values ('{stranger}')", "added_at = now()"],
		["settings", "(singleton) values (true)", "form_limit_per_minute = 9"],
		[
			"form_submissions",
			"(sender, received_at) values ('s', now())",
			"sender = 's'",
			"(sender, received_at) values ('a', now())",
		],
		["pages", "(path) values ('/s')", "path = '/s'", "(path) values ('/a'); delete from private.pages where path <> '/a'"],
		[
			"visit_senders",
			"(sender, began_at, views) values ('s', now(), 1)",
			"sender = 's'",
			"(sender, began_at, views) values ('a', now(), 1)",
		],
		[
			"visit_hosts",
			"(day, path, referrer_host, network) values (now(), '/', 's', 'n')",
			"path = 's'",
			"(day, path, referrer_host, network) values (now(), '/', 'a', 'n')",
		],
		[
			"attempts",
			"(key, attempts, ends_at) values ('s', 1, now())",
			"key = 's'",
			"(key, attempts, ends_at) values ('a', 1, now())",
		],
		[
			"sign_in_networks",
			"(user_id, network) values ('{stranger}', 'n')",
			"network = 'm'",
			"(user_id, network) select user_id, 'a' from private.admins",
		],
		[
			"quote_mail_tokens",
			"(mail_id, token) values (900, 's')",
			"token = 's'",
			`(mail_id, token) select min(id), 'a' from public.mails;
			update public.mails set id = 900 where id = (select max(id) from public.mails)`,
		],
	] as const;
	const submit = "insert into private.form_submissions (sender, received_at) select 'a', now() from generate_series";
	const ofOneDay = attempts(["database owner"], "private.form_submissions", "insert beyond a day", `${submit}(1, 51)`, nothing);
	const ofTables = tables.flatMap(([table, row, update, stored]) => {
		const on = `private.${table}`;
		const details = { arrange: stored ? [`insert into ${on} ${stored}`] : [] };
		const emptied = table === "settings" ? { arrange: [`delete from ${on}`] } : details;
		// The policy lets an account see its own entry, which is how is_admin reads it.
		const readers = table === "admins" ? ownEntry : [];
		return [
			...only(readers, on, "read", label("row", on), sees("row"), details),
			...attempts(allRoles, on, "insert", `insert into ${on} ${row}`, nothing, emptied),
			...attempts(allRoles, on, "change", `update ${on} set ${update}`, nothing, details),
			...attempts(allRoles, on, "delete", `delete from ${on}`, nothing, details),
			...attempts(allRoles, on, "truncate", `truncate ${on}`, nothing, details),
		];
	});
	return [...ofTables, ...ofOneDay];
}

/** The attempt succeeds for these roles and has no effect for all others. */
function only(roles: readonly SqlRole[], on: string, name: string, sql: string, expected: Outcome, details = {}): SqlTestCase[] {
	const others = ([...allRoles, "ended session"] as const).filter((role) => !roles.includes(role));
	return [...attempts(roles, on, name, sql, expected, details), ...attempts(others, on, name, sql, nothing, details)];
}

/** The private functions that a role may call, without trigger functions. */
const callable: readonly (readonly [roles: readonly SqlRole[], ...calls: string[]])[] = [
	[accounts, "is_admin()", "has_session()", "file_key('a')", "file_start('a')", "named_files('/storage/v1/object/a/b')"],
	[accounts, "has_words('a', 'a')"],
	[allRoles, "is_email('a@example.com')", "is_blank('a')", "is_one_line('a')"],
	[
		[...accounts, "service"],
		"are_lines('[]')",
		"is_web_address('/a')",
		"is_page('/')",
		"to_slug('A')",
		"shorten_slug('a', 5)",
		"topic_slugs('{A}')",
	],
	[[...accounts, "service"], "are_features('{A}')", "are_topics('{A}')", "are_texts('{}', '{}')"],
	[[...accounts, "service"], "today()", "day_of(now())"],
	[[...accounts, "service"], "is_word('a', '')", "are_choices('[]')"],
	[[...accounts, "service"], "was_public('essays', 'shown')"],
	[[...accounts, "service"], "are_text_rows('[]', 0, '{}')"],
	[[...accounts, "service"], "are_quote_lines('[]')", "quote_total('[]', 0)"],
	[[], "hash_token('a')", "next_token('a')", "find_quote('a')", "quote_document(null, 'a')"],
	[[], `replace_quote_link('${quoteIds.Ana}')`],
	[[], "stored_columns('public.essays')", "site_contents()", "continue_counters('{}')", "visitor_address()"],
	[[], "begin_attempts('[]')"],
	[[], "mailbox_of('a@example.com')", "revised_values('{}')", "host_of('a.example')", "counted_path('/')"],
];

function functionTestCases(): SqlTestCase[] {
	const call = (roles: readonly SqlRole[], expression: string) => {
		const sql = `select jsonb_build_array(jsonb_build_object('label', 'answered', 'answer', ${expression}::text))`;
		const endedToo = roles.includes("stranger") ? [...roles, "ended session" as const] : roles;
		return only(endedToo, "schemas", `call ${expression}`, sql, sees("answered"));
	};
	return [
		...callable.flatMap(([roles, ...calls]) => calls.flatMap((name) => call(roles, `private.${name}`))),
		...call(accounts, "(select count(*) from private.file_uses())"),
		...call(accounts, "(select count(*) from private.untouched_sample())"),
		...call(accounts, "public.stored_files()"),
		...schemas.flatMap((schema) =>
			["claim_mails", "admin_emails"].flatMap((name) => call(["service"], `(select count(*) from ${schema}.${name}())`)),
		),
	];
}

/** Functions that every caller may call, and the rows that they disclose to all of them. */
function readerTestCases(schema: string): SqlTestCase[] {
	const link = (createdAt: string) => ({
		arrange: [
			`insert into public.preview_links (entity, entity_id, token_hash, created_at, expires_at)
			values ('essays', 'hidden', encode(sha256('token'), 'hex'), ${createdAt}, ${createdAt} + interval '14 days')`,
		],
	});
	const preview = (token: string) =>
		`select jsonb_agg(jsonb_build_object('label', entry ->> 'title')) from ${schema}.preview_entry(${token})`;
	const count = (ids: string) => `do $$ begin perform ${schema}.count_visit('/essays/' || id, '', 'phone') from ${ids}; end $$`;
	const topic = `select jsonb_agg(jsonb_build_object('label', id)) from unnest(${schema}.essays_of_topic('teh')) as id`;
	const read = (name: string, sql: string, expected: Outcome, details: object) =>
		attempts(allRoles, "schemas", `${name}, by ${schema}`, sql, expected, details);
	// Paths of public and hidden entries, and paths that resemble them.
	const toContent = (id: string) => {
		const essay = `/essays/${id} /Essays/${id}/?from=old#top /essays/before/${id} /essays/topics/teh/before/${id}`;
		const derived = `/data/essays/${id}.json /cards/essays/${id}.png /admin/essays/${id}/edit`;
		return `${essay} ${derived} /projects/${id} /projects/before/${id}`.split(" ");
	};
	const others = ["/", "/essays", "/essays/topics/hidden", "/essays/topics/hidden/rss.xml", "/admin/essays/new", "/hidden"];
	const disclosed = [...others, ...toContent("due")];
	const targets = [...disclosed, ...toContent("hidden"), ...toContent("planned"), "/essays/unknown"];
	const redirects = `select jsonb_agg(jsonb_build_object('label', target)) from (
		select ${schema}.redirect_of('/old-' || at) as target from generate_series(0, ${targets.length}) as at
	) as found where target is not null`;
	return [
		...attempts(
			allRoles.filter((role) => role !== "admin"),
			"public.visits",
			`count a visit, by ${schema}`,
			count("unnest(array['due', 'hidden', 'planned', 'none']) as id"),
			changes("+ /essays/due"),
		),
		...attempts(
			["visitor"],
			"private.visit_hosts",
			`count a visit from a host, by ${schema}`,
			`do $$ begin perform ${schema}.count_visit('/essays/due', 'https://a.example/', 'phone'); end $$`,
			changes("+ a.example, brought by 2 bytes"),
		),
		...attempts(["admin"], "public.visits", `count a visit, by ${schema}`, count("unnest(array['due']) as id"), nothing),
		...read("read a draft", preview("'token'"), sees("Hidden"), link("now()")),
		...read("read a draft by its token's hash", preview("encode(sha256('token'), 'hex')"), nothing, link("now()")),
		...read("read a draft after its link has ended", preview("'token'"), nothing, link("now() - interval '14 days'")),
		...read("read a topic", topic, sees("due", "shown"), { arrange: ["update public.essays set topics = '{Teh}'"] }),
		...read(
			"ask what is on",
			label("facts", `${schema}.privacy_facts() as facts where facts ->> 'counts_visits' = 'true'`),
			sees("facts"),
			{},
		),
		...read("ask for redirects", redirects, sees(...disclosed), {
			arrange: targets.map((to, at) => `insert into public.redirects (from_path, to_path) values ('/old-${at}', '${to}')`),
		}),
	];
}

/** The data that only the admin reads, and the own entry in the list of admins, which every account reads. */
function adminTestCases(): SqlTestCase[] {
	const figures = "public.enquiry_figures('Asia/Jakarta')";
	const counted = `select jsonb_agg(jsonb_build_object('label', label)) from (
		select 'answer' as label from generate_series(1, (${figures} ->> 'answered')::int)
		union all
		select 'enquiry' from generate_series(1, (${figures} -> 'weeks' -> 25 ->> 'messages')::int)
	) as found`;
	const counts = "public.status_counts where entity = 'contacts' and status = 'unread'";
	const replied = { arrange: ["update public.contacts set status = 'replied' where name = 'Ana'"] };
	const visited = { arrange: ["insert into public.visits values (private.today(), '/', '', 'phone', 1)"] };
	const second = {
		arrange: [
			"insert into auth.users (id, email) values (gen_random_uuid(), 'second@example.com')",
			"insert into private.admins (user_id) select id from auth.users where email = 'second@example.com'",
		],
	};
	const put = `do $$ begin perform public.put_in_order('service_categories', '[{"id": "spare", "display_order": 7}]'); end $$`;
	const putCurrent = `do $$ begin perform public.put_current_job(
		'[{"id": "33333333-3333-4333-8333-333333333333", "is_current": true}]'); end $$`;
	const currentChanged = changes("~ Before: end_date, is_current", "~ Now: end_date, is_current");
	const sampleGone = "do $$ begin perform public.remove_sample(); end $$";
	const ownSample = {
		arrange: [
			"insert into public.service_categories (id, name) values ('kept', 'Kept')",
			`insert into public.services (id, name, description, price, features, delivery_time, category, created_at, updated_at)
				values ('sample', 'Sample', 'd', 1, '{a}', 'a', 'kept', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00')`,
		],
	};
	const person = {
		arrange: [
			"insert into public.contacts (name, email, subject, message) values ('Wati', 'Sari@Example.com', 's', 'm')",
			"insert into public.enquiry_notes (entity, entity_id, body) select 'contacts', id, 'Note' from public.contacts where name = 'Wati'",
		],
	};
	const due = { arrange: ["update public.essays set publish_at = now() + interval '1 minute' where title = 'Planned'"] };
	const clock = "public.publication_clock";
	const nextDue = label("due", `${clock} where next_due_in_ms > 0`);
	return [
		...only(
			["admin"],
			"schemas",
			"read a person",
			label("person", "public.read_person('SARI@example.com') as p where p ?& '{contacts,enquiry_notes,enquiry_events}'"),
			sees("person"),
			person,
		),
		...only(
			["admin"],
			"public.contacts",
			"delete a person",
			"do $$ begin perform public.delete_person('SARI@example.com'); end $$",
			changes("- Wati"),
			person,
		),
		...only(["admin"], "schemas", "read the first steps", label("steps", "public.first_steps()"), sees("steps")),
		...only(["admin"], "public.services", "remove the sample", sampleGone, changes("- Sample"), ownSample),
		...only(["admin"], "public.service_categories", "put categories in order", put, changes("~ Spare: display_order")),
		...only(["admin"], "public.jobs", "put another job current", putCurrent, currentChanged),
		...only(["admin"], "public.status_counts", "count messages", label("unread", counts), sees("unread")),
		...only(["admin"], "schemas", "count answers and enquiries", counted, sees("answer", "enquiry", "enquiry"), replied),
		...only(
			["admin"],
			"schemas",
			"count days",
			label("day", "public.visit_figures(30) as f where f #>> '{days,29,views}' = '1'"),
			sees("day"),
			visited,
		),
		...only(
			["admin"],
			"schemas",
			"add up visits",
			label("sum", "public.visit_totals('{/}') as t where t ->> '/' = '4'"),
			sees("sum"),
			visited,
		),
		...only(ownEntry, "public.admins", "read the own entry", label("entry", "public.admins"), sees("entry"), second),
		...attempts(allRoles, clock, "read the next due time", nextDue, sees("due"), due),
	];
}

function laterObjectTestCases(schema: string): SqlTestCase[] {
	const later = `${schema}.later`;
	const details = {
		arrange: [
			`create table ${later} (label text)`,
			`insert into ${later} values ('secret')`,
			`create sequence ${later}_numbers`,
			`create function ${later}_call() returns text language sql return 'secret'`,
			`revoke execute on function ${later}_call() from public`,
		],
	};
	const one = (value: string) => `select jsonb_build_array(jsonb_build_object('label', ${value}))`;
	const use = (name: string, sql: string) => attempts(allRoles, "schemas", `${name} in ${schema}`, sql, nothing, details);
	return [
		...use("make a table", `create table ${schema}.mine ()`),
		...use("read a later table", `select jsonb_agg(t) from ${later} t`),
		...use("use a later sequence", one(`nextval('${later}_numbers')`)),
		...use("call a later function", one(`${later}_call()`)),
	];
}
