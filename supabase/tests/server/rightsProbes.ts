const admin = "00000000-0000-4000-8000-000000000001";
const stranger = "00000000-0000-4000-8000-000000000002";
const session = "00000000-0000-4000-8000-000000000003";

/**
 * Two accounts, of which the first is the admin's and has one session, and a published and a hidden project.
 * Runs as the account that applies migrations.
 */
export const seed = `
	insert into auth.users (id, email) values ('${admin}', 'admin@example.com');
	insert into auth.users (id, email) values ('${stranger}', 'stranger@example.com');
	insert into auth.sessions (id, user_id) values ('${session}', '${admin}');
	insert into public.projects (title, description, preview_url, year, status)
	values ('Shown', 'd', '/p.png', '2026', 'published'), ('Hidden', 'd', '/p.png', '2026', 'draft');`;

/** What each caller's transaction starts with; the API sets the same. */
export const callers = {
	visitor: begin("anon", {}),
	stranger: begin("authenticated", { sub: stranger }),
	admin: begin("authenticated", { sub: admin, is_anonymous: false, session_id: session }),
	"the admin after signing out": begin("authenticated", {
		sub: admin,
		is_anonymous: false,
		session_id: admin,
	}),
	"an anonymous account with the admin's id": begin("authenticated", {
		sub: admin,
		is_anonymous: true,
	}),
	service: begin("service_role", {}),
};

export interface RightsProbe {
	caller: keyof typeof callers;
	claim: string;
	sql: string;
	/** The last statement's output, or the SQLSTATE of the refusal. */
	expected: string;
}

const message = "insert into public.contacts (name, email, subject, message) values ('A', 'a@example.com', 's', 'm');";
const project = "insert into public.projects (title, description, preview_url, year) values ('Mine', 'd', '/p.png', '2026')";

export const rightsProbes: RightsProbe[] = [
	{
		caller: "visitor",
		claim: "reads what is published",
		sql: "select string_agg(id, ' ') from public.projects;",
		expected: "shown",
	},
	{
		caller: "visitor",
		claim: "cannot read messages",
		sql: "select count(*) from public.contacts;",
		expected: "42501",
	},
	{
		caller: "visitor",
		claim: "cannot read hire requests",
		sql: "select count(*) from public.hire_projects;",
		expected: "42501",
	},
	...(
		[
			["visitor", "cannot read revisions", "42501"],
			["stranger", "sees no revisions", "0"],
			["admin", "sees the revisions that storing left", "2"],
		] as const
	).map(([caller, claim, expected]) => ({ caller, claim, sql: "select count(*) from public.revisions;", expected })),
	{
		caller: "admin",
		claim: "leaves a revision with a changed text",
		sql: "update public.projects set title = 'B' where id = 'shown'; select max(number) from public.revisions;",
		expected: "2",
	},
	{ caller: "visitor", claim: "cannot write projects", sql: `${project};`, expected: "42501" },
	{ caller: "visitor", claim: "cannot redirect", sql: `${redirect("/old", "/new")};`, expected: "42501" },
	{
		caller: "admin",
		claim: "redirects, and what led there leads on",
		sql: `${redirect("/old", "/new")}; ${redirect("/new", "/newer")};
			select string_agg(to_path, ' ') from public.redirects;`,
		expected: "/newer /newer",
	},
	{
		caller: "visitor",
		claim: "cannot read reply templates",
		sql: "select count(*) from public.reply_templates;",
		expected: "42501",
	},
	{
		caller: "admin",
		claim: "keeps at most fifty reply templates",
		sql: `insert into public.reply_templates (name, subject, body)
			select number::text, 's', 'b' from generate_series(1, 51) as number;`,
		expected: "23514",
	},
	{
		caller: "visitor",
		claim: "reads the settings",
		sql: "select id, name from public.site_settings;",
		expected: "site|Raka Wiratama",
	},
	{
		caller: "visitor",
		claim: "cannot change the settings",
		sql: "update public.site_settings set city = 'A';",
		expected: "42501",
	},
	{ caller: "admin", claim: "saves the settings", sql: `${saveSettings("city = 'A'")};`, expected: "A|t" },
	{ caller: "service", claim: "stores settings without a save", sql: `${saveSettings("city = 'A'")};`, expected: "A|f" },
	{
		caller: "admin",
		claim: "cannot store an unknown zone",
		sql: `${saveSettings("time_zone = 'Mars/Base'")};`,
		expected: "22023",
	},
	{ caller: "admin", claim: "cannot store a strange link", sql: `${saveSettings("social = '[{}]'")};`, expected: "23514" },
	{
		caller: "visitor",
		claim: "reads the services as shipped, and their categories",
		sql: "select (select count(*) from public.services) || ' ' || (select count(*) from public.service_categories);",
		expected: "6 3",
	},
	{ caller: "visitor", claim: "cannot write services", sql: "delete from public.services;", expected: "42501" },
	{
		caller: "admin",
		claim: "hides a draft and with it its category",
		sql: `update public.services set status = 'draft' where category = 'mobile'; set local role anon;
			select string_agg(id, ' ' order by id) from public.service_categories;`,
		expected: "custom website",
	},
	{
		caller: "admin",
		claim: "cannot delete a category in use",
		sql: "delete from public.service_categories where id = 'mobile';",
		expected: "23503",
	},
	{ caller: "visitor", claim: "cannot count enquiries", sql: "select public.enquiry_figures('UTC');", expected: "42501" },
	...(
		[
			["stranger", "counts no enquiries", "0"],
			["admin", "counts the enquiries of the week", "1"],
		] as const
	).map(([caller, claim, expected]) => ({
		caller,
		claim,
		sql: `${message} select public.enquiry_figures('UTC') -> 'weeks' -> 25 ->> 'messages';`,
		expected,
	})),
	{ caller: "admin", claim: "cannot redirect a page", sql: `${redirect("/projects/shown", "/new")};`, expected: "23514" },
	{
		caller: "visitor",
		claim: "cannot read the settings",
		sql: "select form_salt from private.settings;",
		expected: "42501",
	},
	{
		caller: "visitor",
		claim: "sends five messages",
		sql: `${message.repeat(5)} select 'sent';`,
		expected: "sent",
	},
	{
		caller: "visitor",
		claim: "is refused the sixth in a minute",
		sql: message.repeat(6),
		expected: "PT429",
	},
	{
		caller: "visitor",
		claim: "is refused the sixth in a minute from one IPv6 network",
		sql: `${sentFrom("2001:db8::1")} ${message.repeat(5)} ${sentFrom("2001:db8::2")} ${message}`,
		expected: "PT429",
	},
	{
		caller: "visitor",
		claim: "sends from another network",
		sql: `${sentFrom("2001:db8::1")} ${message.repeat(5)}
			${sentFrom("192.0.2.1")} ${message} select 'sent';`,
		expected: "sent",
	},
	{
		caller: "visitor",
		claim: "cannot choose a message's state",
		sql: `insert into public.contacts (name, email, subject, message, status)
			values ('A', 'a@example.com', 's', 'm', 'replied');`,
		expected: "42501",
	},
	...(["visitor", "stranger"] as const).map((caller) => ({
		caller,
		claim: "cannot make a request from a message",
		sql: `${requestFrom(`select '${admin}'::uuid as id`)};`,
		expected: "42501",
	})),
	{
		caller: "admin",
		claim: "makes a request from a message, which tells it",
		sql: `${message} ${requestFrom("select id from public.contacts")};
			select string_agg(kind, ' ' order by created_at) from public.enquiry_events where entity = 'contacts';`,
		expected: "received converted",
	},
	{ caller: "visitor", claim: "cannot read notes", sql: "select count(*) from public.enquiry_notes;", expected: "42501" },
	{
		caller: "admin",
		claim: "writes no events",
		sql: `insert into public.enquiry_events (entity, entity_id, kind) values ('contacts', '${admin}', 'status');`,
		expected: "42501",
	},
	{
		caller: "visitor",
		claim: "cannot list stored files",
		sql: "select count(*) from storage.objects;",
		expected: "0",
	},
	{
		caller: "stranger",
		claim: "reads what a visitor reads",
		sql: "select string_agg(id, ' ') from public.projects;",
		expected: "shown",
	},
	{
		caller: "stranger",
		claim: "changes nothing",
		sql: `with changed as (update public.projects set title = 'Taken' returning 1)
			select count(*) from changed;`,
		expected: "0",
	},
	{ caller: "stranger", claim: "cannot write projects", sql: `${project};`, expected: "42501" },
	{
		caller: "stranger",
		claim: "cannot appoint itself",
		sql: `insert into private.admins (user_id) values ('${stranger}');`,
		expected: "42501",
	},
	{
		caller: "an anonymous account with the admin's id",
		claim: "reads what a visitor reads",
		sql: "select string_agg(id, ' ') from public.projects;",
		expected: "shown",
	},
	{
		caller: "the admin after signing out",
		claim: "reads what a visitor reads",
		sql: "select string_agg(id, ' ') from public.projects;",
		expected: "shown",
	},
	{
		caller: "admin",
		claim: "reads drafts",
		sql: "select string_agg(id, ' ' order by id) from public.projects;",
		expected: "hidden shown",
	},
	{
		caller: "admin",
		claim: "writes a project and gets an id for it",
		sql: `with made as (${project} returning id) select id from made;`,
		expected: "mine",
	},
	{
		caller: "admin",
		claim: "cannot choose an id",
		sql: `insert into public.projects (id, title, description, preview_url, year)
			values ('x', 'T', 'd', '/p.png', '2026');`,
		expected: "42501",
	},
	{
		caller: "admin",
		claim: "has one current job, the later one",
		sql: `insert into public.jobs (position, company, location, start_date, is_current)
				values ('First', 'C', 'L', '2025-01-01', true);
			insert into public.jobs (position, company, location, start_date, is_current)
				values ('Second', 'C', 'L', '2026-01-01', true);
			select string_agg(position, ' ') from public.jobs where is_current;`,
		expected: "Second",
	},
	{
		caller: "admin",
		claim: "stores an image",
		sql: `insert into storage.objects (bucket_id, name) values ('project-images', 'a.png');
			select count(*) from storage.objects;`,
		expected: "1",
	},
	{
		caller: "admin",
		claim: "stores nothing that can carry script",
		sql: "insert into storage.objects (bucket_id, name) values ('project-images', 'a.svg');",
		expected: "42501",
	},
	{
		caller: "service",
		claim: "is not counted as a sender",
		sql: `${message.repeat(6)} select count(*) from public.contacts;`,
		expected: "6",
	},
];

/** `source` selects the id of the message. */
function requestFrom(source: string): string {
	return `insert into public.hire_projects (client_name, client_email, project_type, project_description, budget_range, contact_id)
		select 'A', 'a@example.com', 't', 'd', 'b', id from (${source}) as message`;
}

function saveSettings(change: string): string {
	return `update public.site_settings set ${change} returning city, updated_at > created_at`;
}

function redirect(from: string, to: string): string {
	return `insert into public.redirects (from_path, to_path) values ('${from}', '${to}')`;
}

/** The request settings that PostgREST sets in a hosted project. */
function sentFrom(ip: string): string {
	return `set local "request.headers" = '{"x-forwarded-for": "192.0.2.9, ${ip}"}';`;
}

function begin(role: string, claims: Record<string, unknown>): string {
	const json = JSON.stringify({ role, ...claims });
	return `begin; set local role ${role}; set local "request.jwt.claims" = '${json}';`;
}
