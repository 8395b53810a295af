import { nothing, type Outcome, type Row } from "../RightsCase.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";

const allRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger", "admin", "service"];

/**
 * Becoming an admin, being one, the private schema, its functions, and objects that are created later.
 */
export function privateTestCases(): SqlTestCase[] {
	return [
		...appointmentTestCases(),
		...adminTestCases(),
		...clockTestCases(),
		...privateTableTestCases(),
		...functionTestCases(),
		...previewTestCases(),
		...topicTestCases(),
		...redirectOfTestCases(),
		...figureTestCases(),
		...firstStepsTestCases(),
		...schemaTestCases(),
	];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const forAll = (roles: readonly SqlRole[], testCase: Omit<SqlTestCase, "role">): SqlTestCase[] =>
	roles.map((role) => ({ ...testCase, role }));

/** Only the first account becomes an admin, and no anonymous one. */
function appointmentTestCases(): SqlTestCase[] {
	const testCase = { role: "database owner" as const, on: "private.admins" };
	const forget = ["delete from private.admins", "update private.settings set owner_appointed = false"];
	const add = (email: string, isAnonymous = false) =>
		`insert into auth.users (id, email, is_anonymous) values (gen_random_uuid(), '${email}', ${isAnonymous})`;
	return [
		{
			...testCase,
			name: "the first account",
			arrange: forget,
			statement: add("first@example.com"),
			expected: changes("+ first@example.com"),
		},
		{
			...testCase,
			name: "an anonymous first account",
			arrange: forget,
			statement: add("none@example.com", true),
			expected: nothing,
		},
		{ ...testCase, name: "a later account", statement: add("later@example.com"), expected: nothing },
		{
			...testCase,
			name: "a later account when the list is empty",
			arrange: ["delete from private.admins"],
			statement: add("later@example.com"),
			expected: nothing,
		},
	];
}

/** An account can read only its own entry in the list of admins. */
function adminTestCases(): SqlTestCase[] {
	return allRoles.map((role) => ({
		name: "read the own entry",
		role,
		on: "public.admins",
		arrange: [
			"insert into auth.users (id, email) values (gen_random_uuid(), 'second@example.com')",
			"insert into private.admins (user_id) select id from auth.users where email = 'second@example.com'",
		],
		query: "select jsonb_agg(jsonb_build_object('label', 'entry')) from public.admins having count(*) > 0",
		expected: role === "admin" || role === "anonymous claim" ? { seen: ["entry"], changes: [] } : nothing,
	}));
}

/** Every caller reads when the next publication is due. */
function clockTestCases(): SqlTestCase[] {
	return allRoles.map((role) => ({
		name: "read the next due time",
		role,
		on: "public.publication_clock",
		arrange: ["update public.essays set publish_at = now() + interval '1 minute' where title = 'Planned'"],
		query:
			"select jsonb_agg(jsonb_build_object('label', 'due')) from public.publication_clock where next_due_in_ms > 0 having count(*) > 0",
		expected: { seen: ["due"], changes: [] },
	}));
}

function privateTableTestCases(): SqlTestCase[] {
	const tables: Record<string, { insert: string; update: string }> = {
		"private.admins": {
			insert: "(user_id) values ('{stranger}')",
			update: "added_at = now()",
		},
		"private.settings": { insert: "(singleton) values (true)", update: "form_limit_per_minute = 9" },
		"private.form_submissions": {
			insert: "(sender, received_at) values ('s', now())",
			update: "sender = 's'",
		},
		"private.sign_in_networks": { insert: "(user_id, network) values ('{stranger}', 'n')", update: "network = 'm'" },
	};
	const rows: Record<string, string> = {
		"private.form_submissions": "insert into private.form_submissions (sender, received_at) values ('a', now())",
		"private.sign_in_networks": "insert into private.sign_in_networks (user_id, network) select user_id, 'a' from private.admins",
	};
	return Object.entries(tables).flatMap(([on, { insert: values, update }]) => {
		const readsItself = on === "private.admins";
		const read = {
			name: "read",
			on,
			query: `select jsonb_agg(jsonb_build_object('label', 'row')) from ${on} having count(*) > 0`,
		};
		const arrange = rows[on] ? [rows[on]] : [];
		return [
			...allRoles.map((role) => ({
				...read,
				role,
				arrange,
				// The policy lets an account see its own entry, which is how is_admin reads it.
				expected: readsItself && (role === "admin" || role === "anonymous claim") ? { seen: ["row"], changes: [] } : nothing,
			})),
			...forAll(allRoles, {
				name: "insert",
				on,
				arrange: on === "private.settings" ? [`delete from ${on}`] : arrange,
				statement: `insert into ${on} ${values}`,
				expected: nothing,
			}),
			...forAll(allRoles, { name: "change", on, arrange, statement: `update ${on} set ${update}`, expected: nothing }),
			...forAll(allRoles, { name: "delete", on, arrange, statement: `delete from ${on}`, expected: nothing }),
			...forAll(allRoles, { name: "truncate", on, arrange, statement: `truncate ${on}`, expected: nothing }),
		];
	});
}

/** The private functions that a role may call, without trigger functions. */
const callable: readonly (readonly [call: string, roles: readonly SqlRole[]])[] = [
	["private.is_admin()", ["anonymous claim", "stranger", "admin"]],
	["private.has_session()", ["anonymous claim", "stranger", "admin"]],
	["private.is_email('a@example.com')", allRoles],
	["private.is_blank('a')", allRoles],
	["private.is_one_line('a')", allRoles],
	["private.are_lines('[]')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.is_web_address('/a')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.to_slug('A')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.shorten_slug('a', 5)", ["anonymous claim", "stranger", "admin", "service"]],
	["private.topic_slugs('{A}')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.are_features('{A}')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.are_topics('{A}')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.today()", ["anonymous claim", "stranger", "admin", "service"]],
	["private.are_texts('{}', '{}')", ["anonymous claim", "stranger", "admin", "service"]],
	["private.are_text_rows('[]', 0, '{}')", ["anonymous claim", "stranger", "admin", "service"]],
	...["private", "public"].flatMap((schema) =>
		["claim_mails", "admin_emails"].map((name) => [`(select count(*) from ${schema}.${name}())`, ["service"]] as const),
	),
	["private.stored_columns('public.essays')", []],
	["private.site_contents()", []],
	["private.continue_counters('{}')", []],
	["private.visitor_address()", []],
	["private.mailbox_of('a@example.com')", []],
	["private.revised_values('{}')", []],
];

/** Whoever has the token of a live link may see its entry, through either function. */
function previewTestCases(): SqlTestCase[] {
	const link = (createdAt: string) => `insert into public.preview_links (entity, entity_id, token_hash, created_at, expires_at)
		values ('essays', 'hidden', encode(sha256('token'), 'hex'), ${createdAt}, ${createdAt} + interval '14 days')`;
	const call = (name: string, schema: string, createdAt: string, expected: Outcome) =>
		forAll(allRoles, {
			name: `${name} by ${schema}.preview_entry`,
			on: "schemas",
			arrange: [link(createdAt)],
			query: `select jsonb_agg(jsonb_build_object('label', entry ->> 'title')) from ${schema}.preview_entry('token')`,
			expected,
		});
	return ["private", "public"].flatMap((schema) => [
		...call("read a draft", schema, "now()", { seen: ["Hidden"], changes: [] }),
		...call("read a draft after its link has ended", schema, "now() - interval '14 days'", nothing),
	]);
}

/** Every caller gets the public essays of a topic, and no others, through either function. */
function topicTestCases(): SqlTestCase[] {
	return ["private", "public"].flatMap((schema) =>
		forAll(allRoles, {
			name: `read a topic by ${schema}.essays_of_topic`,
			on: "schemas",
			arrange: ["update public.essays set topics = '{Teh}'"],
			query: `select jsonb_agg(jsonb_build_object('label', id)) from unnest(${schema}.essays_of_topic('teh')) as id`,
			expected: { seen: ["due", "shown"], changes: [] },
		}),
	);
}

/** Every caller is told where a path leads, but not of what is not public, through either function. */
function redirectOfTestCases(): SqlTestCase[] {
	const targets = [
		"/hire",
		"/essays/due",
		"/essays/hidden",
		"/essays/planned",
		"/projects/shown",
		"/projects/hidden",
		"/projects/planned",
	];
	return ["private", "public"].flatMap((schema) =>
		forAll(allRoles, {
			name: `ask for redirects by ${schema}.redirect_of`,
			on: "schemas",
			arrange: targets.map((to, at) => `insert into public.redirects (from_path, to_path) values ('/old-${at}', '${to}')`),
			query: `select jsonb_agg(jsonb_build_object('label', target)) from (
				select ${schema}.redirect_of('/old-' || at) as target from generate_series(0, ${targets.length}) as at
			) as found where target is not null`,
			expected: { seen: ["/essays/due", "/hire", "/projects/shown"], changes: [] },
		}),
	);
}

/** Only the admin is told what the site lacks. */
function firstStepsTestCases(): SqlTestCase[] {
	return [...allRoles, "ended session" as const].map((role) => ({
		name: "read the first steps",
		role,
		on: "schemas",
		query: "select jsonb_agg(jsonb_build_object('label', 'steps')) from public.first_steps()",
		expected: role === "admin" ? { seen: ["steps"], changes: [] } : nothing,
	}));
}

/** Only the admin's figures count what is there. */
function figureTestCases(): SqlTestCase[] {
	const figures = "public.enquiry_figures('Asia/Jakarta')";
	return [...allRoles, "ended session" as const].map((role) => ({
		name: "count answers and enquiries",
		role,
		on: "schemas",
		arrange: ["update public.contacts set status = 'replied' where name = 'Ana'"],
		query: `select jsonb_agg(jsonb_build_object('label', label)) from (
			select 'answer' as label from generate_series(1, (${figures} ->> 'answered')::int)
			union all
			select 'enquiry' from generate_series(1, (${figures} -> 'weeks' -> 25 ->> 'messages')::int)
		) as found`,
		expected: role === "admin" ? { seen: ["answer", "enquiry", "enquiry"], changes: [] } : nothing,
	}));
}

function functionTestCases(): SqlTestCase[] {
	return callable.flatMap(([call, roles]) =>
		allRoles.map((role) => ({
			name: `call ${call}`,
			role,
			on: "schemas",
			query: `select jsonb_build_array(jsonb_build_object('label', 'answered', 'answer', ${call}::text))`,
			expected: roles.includes(role) ? { seen: ["answered"], changes: [] } : nothing,
		})),
	);
}

function schemaTestCases(): SqlTestCase[] {
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
			...forAll(allRoles, {
				name: `make a table in ${schema}`,
				on: "schemas",
				statement: `create table ${schema}.mine ()`,
				expected: nothing,
			}),
			...forAll(allRoles, {
				name: `read a later table in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_agg(t) from ${later} t`,
				expected: nothing,
			}),
			...forAll(allRoles, {
				name: `use a later sequence in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_build_array(jsonb_build_object('label', nextval('${later}_numbers')))`,
				expected: nothing,
			}),
			...forAll(allRoles, {
				name: `call a later function in ${schema}`,
				on: "schemas",
				arrange,
				query: `select jsonb_build_array(jsonb_build_object('label', ${later}_call()))`,
				expected: nothing,
			}),
		];
	});
}
