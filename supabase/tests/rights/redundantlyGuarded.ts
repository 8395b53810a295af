import { tableFixtures } from "./fixtures/tableFixtures.ts";

/** Rights that lack both the grant and the policy, so that adding one of them gives no access. */
const doublyGuarded: readonly (readonly [role: string, on: string, action: string])[] = [
	...["select", "insert", "update", "delete"].map((action) => ["anon", "private.admins", action] as const),
	...["insert", "update", "delete"].map((action) => ["authenticated", "private.admins", action] as const),
	...Object.entries(tableFixtures).flatMap(([table, fixture]) => {
		const { visitorSees, visitorInserts, adminInserts = true, adminRemoves = true, writtenFor, adminChangesNothing } = fixture;
		// A visitor sees the categories of published services.
		const isHidden = visitorSees.length === 0 && table !== "service_categories";
		const anon = { select: isHidden, insert: !visitorInserts, update: true, delete: true };
		const changesNothing = writtenFor !== undefined || adminChangesNothing === true;
		const authenticated = {
			select: fixture.adminSees.length === 0,
			insert: !adminInserts,
			update: changesNothing,
			delete: !adminRemoves,
		};
		return Object.entries({ anon, authenticated }).flatMap(([role, lacking]) =>
			Object.entries(lacking).flatMap(([action, isLacking]) => (isLacking ? [[role, `public.${table}`, action] as const] : [])),
		);
	}),
];
/** The tables whose rows the admin changes. */
const tables = Object.keys(tableFixtures).filter(
	(table) =>
		!doublyGuarded.some(([role, on, action]) => role === "authenticated" && on === `public.${table}` && action === "update"),
);
const isAdmin = "SELECT private.is_admin() AS is_admin";
const isBucket = "(bucket_id = ANY (ARRAY['project-images'::text, 'essay-image";

/**
 * Mutations without an effect while a second guard exists, by that guard. With it removed as well, each makes
 * a test case fail.
 */
export const redundantlyGuarded: Readonly<Record<string, readonly string[]>> = {
	"the role holds no such grant": doublyGuarded.map(([role, on, action]) => `${role} gets a policy for ${action} on ${on}`),
	"no policy lets the role do so": doublyGuarded.map(([role, on, action]) => `${role} gets ${action} on ${on}`),
	"the policy's other half has the same condition": [
		...tables.flatMap((table) =>
			["using", "check"].map((half) => `policy ${table}_update does not ask (${half}) for ${isAdmin}`),
		),
		`policy objects_update does not ask (using) for ( ${isAdmin})`,
		`policy objects_update does not ask (check) for ( ${isAdmin})`,
		`policy objects_update does not ask (check) for ${isBucket}`,
	],
	"the role holds no grant on the column, and the trigger receive sets it": [
		"policy contacts_send does not ask (check) for status = 'unread'::text",
		"policy contacts_visitors_send does not ask (check) for status = 'unread'::text",
		"policy hire_projects_send does not ask (check) for (status = 'pending'::text)",
		"policy hire_projects_visitors_send does not ask (check) for status = 'pending'::text",
	],
	"is_admin runs with its caller's rights, which do not include the list of admins": [
		"anon gets execute on function private.is_admin()",
		"service_role gets execute on function private.is_admin()",
	],
	"the view reads with its caller's rights, which do not include the rows": [
		"anon gets select on public.admins",
		"anon gets select on public.status_counts",
		"service_role gets select on public.admins",
	],
	"other tables refer to the table, so that nobody empties it at once": [
		"essays",
		"projects",
		"contacts",
		"hire_projects",
		"service_categories",
		"mails",
		"quotes",
	].flatMap((table) => ["anon", "authenticated", "service_role"].map((role) => `${role} gets truncate on public.${table}`)),
	"what belongs to the row refers to its id": ["contacts", "hire_projects"].map(
		(table) => `authenticated gets update (id) on public.${table}`,
	),
	"a check refuses the value": [
		"update (id) on public.mail_settings",
		"update (id) on public.quote_settings",
		"update (id) on public.setup",
		"update (id) on public.site_settings",
		"update (sent_at) on public.mails",
	].map((right) => `authenticated gets ${right}`),
	"the trigger give_invoice_number reads the quote with its caller's rights": [
		`policy invoices_insert does not ask (check) for ${isAdmin}`,
	],
	"a trigger, or a check, refuses the value": [
		...["amount", "id", "number", "quote_id"].map((column) => `update (${column}) on public.invoices`),
		...["accepted_name", "chosen_time", "status"].map((column) => `insert (${column}) on public.quotes`),
		...["accepted_name", "answer_note", "answered_at", "chosen_time", "status"].map(
			(column) => `update (${column}) on public.quotes`,
		),
	].map((right) => `authenticated gets ${right}`),
	"the function asks is_admin": ["anon", "service_role"].flatMap((role) =>
		["private.", ""].flatMap((schema) =>
			["preview_quote(uuid)", "revise_quote(uuid)", "send_quote(uuid,boolean,boolean)", "withdraw_quote(uuid)"].map(
				(called) => `${role} gets execute on function ${schema}${called}`,
			),
		),
	),
	"the function finds quotes with its caller's rights": ["anon", "authenticated", "service_role"].flatMap((role) =>
		["find_quote(text)", "quote_document(quotes,text)", "replace_quote_link(uuid)"].map(
			(called) => `${role} gets execute on function private.${called}`,
		),
	),
	"the function calls are_quote_lines, which the role may not call": [
		"anon gets execute on function private.quote_total(jsonb,bigint)",
	],
	"the function calls is_page, which the role may not call": ["anon gets execute on function private.counted_path(text)"],
	"the function calls file_key, which the role may not call": ["anon", "service_role"].map(
		(role) => `${role} gets execute on function private.named_files(text)`,
	),
	"the function counts in private.attempts with its caller's rights, which do not include the table": [
		"anon",
		"authenticated",
		"service_role",
	].map((role) => `${role} gets execute on function private.begin_attempts(jsonb)`),
	"the function calls its private twin, which the role may not call": ["claim_mails()", "admin_emails()"].flatMap((call) =>
		["anon", "authenticated"].map((role) => `${role} gets execute on function ${call}`),
	),
	"the function calls to_slug, which the role may not call": ["are_topics", "topic_slugs"].map(
		(name) => `anon gets execute on function private.${name}(text[])`,
	),
	"the function calls are_texts, which the role may not call": [
		"anon gets execute on function private.are_text_rows(jsonb,integer,jsonb)",
	],
	"the function reads with its caller's rights, which do not include the rows": [
		...["first_steps()", "remove_sample()", "stored_files(text,text,text,boolean,integer,integer)"].map(
			(called) => `service_role gets execute on function ${called}`,
		),
		...[
			"delete_person(text)",
			"enquiry_figures(text)",
			"first_steps()",
			"put_current_job(jsonb)",
			"put_in_order(text,jsonb)",
			"read_person(text)",
			"remove_sample()",
			"stored_files(text,text,text,boolean,integer,integer)",
			"private.untouched_sample()",
			"private.was_public(text,text)",
			"visit_figures(integer,text)",
			"visit_totals(text[])",
		].map((called) => `anon gets execute on function ${called}`),
	],
	"the trigger check_translation refuses an essay in the language of its original, which it is itself": [
		"constraint essays_translation_of_check is gone",
	],
	"usage is granted to PUBLIC and by name": ["anon", "authenticated", "public", "service_role"].map(
		(role) => `${role} loses usage on schema public`,
	),
	"the trigger keep_one_current_job does the same before": ["index jobs_one_current is gone"],
	"the trigger keep_one_current_job does the same before, and the index allows one only": [
		"constraint jobs_current_has_no_end is gone",
	],
};
