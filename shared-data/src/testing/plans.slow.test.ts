import { explainRequests, type Plan, type RestCall } from "@site/supabase/testing/explain";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../client/database.types.ts";
import { contactTable } from "../enquiries/contacts/contactTable.ts";
import { createEnquiryEventRepository, createEnquiryNoteRepository } from "../enquiries/enquiryRepositories.supabase.ts";
import { createHireRequestRepository } from "../enquiries/hire-requests/hireRequestRepository.supabase.ts";
import { hireRequestTable } from "../enquiries/hire-requests/hireRequestTable.ts";
import { createInboxRepository } from "../enquiries/inboxRepository.supabase.ts";
import { createEssayReader } from "../publications/essays/essayReader.supabase.ts";
import { validateEssay } from "../publications/essays/essayRules.ts";
import { essayTable } from "../publications/essays/essayTable.ts";
import { validateProject } from "../publications/projects/projectRules.ts";
import { projectTable } from "../publications/projects/projectTable.ts";
import { createPublicationReader } from "../publications/publicationReader.supabase.ts";
import { createPublicationRepository } from "../publications/publicationRepository.supabase.ts";

/**
 * What the database does for the repositories' own calls, on 10,000 rows of each table and with the caller's
 * rights.
 */

const rows = 10_000;
const moment = `timestamptz '2020-01-01' + n * interval '5 hours'`;
/** One in two hundred is a draft. */
const status = "case when n % 200 = 0 then 'draft' else 'published' end";

/** Without the triggers, which look every slug up. */
const fill: [string][] = [
	["set session_replication_role = replica"],
	[
		`insert into public.essays (id, title, date, excerpt, content, status, created_at, updated_at)
		select 'essay-' || n, 'Essay ' || n, (${moment})::date, 'About ' || n, repeat('word ', 200), ${status}, ${moment}, ${moment}
		from generate_series(1, ${rows}) as n`,
	],
	[
		`insert into public.projects (id, title, description, preview_url, year, status, created_at, updated_at)
		select 'project-' || n, 'Project ' || n, 'About ' || n, '/p.webp', '2026', ${status}, ${moment}, ${moment}
		from generate_series(1, ${rows}) as n`,
	],
	[
		`insert into public.contacts (name, email, subject, message, status, created_at, follow_up_on)
		select 'Sari ' || n, 'Sari' || n % 1000 || '@example.com', 'Teh', 'Halo', case when n % 200 = 0 then 'unread' else 'replied' end,
			${moment}, case when n % 100 = 0 then date '2026-01-01' + n end
		from generate_series(1, ${rows}) as n`,
	],
	[
		`insert into public.hire_projects (client_name, client_email, project_type, project_description, budget_range, status, created_at)
		select 'Dian ' || n, 'dian@example.com', 'Web', 'Walks', '5-10', case when n % 200 = 0 then 'pending' else 'completed' end, ${moment}
		from generate_series(1, ${rows}) as n`,
	],
	[
		`insert into public.enquiry_notes (entity, entity_id, body) select 'contacts', id, 'Calls back' from public.contacts
		union all select 'hire_projects', id, 'Pays late' from public.hire_projects`,
	],
	[
		`insert into public.enquiry_events (entity, entity_id, kind, created_at)
		select 'contacts', id, 'received', created_at from public.contacts
		union all select 'contacts', id, 'status', created_at + interval '1 hour' from public.contacts
		union all select 'hire_projects', id, 'received', created_at from public.hire_projects`,
	],
	["set session_replication_role = origin"],
	["vacuum analyze"],
];

/** Any row that a repository may be given while its calls are written down. */
const anyRow = {
	id: "essay-5001",
	title: "T",
	date: "2022-11-08",
	created_at: "2022-11-08T17:00:00+00:00",
	updated_at: "2022-11-08T17:00:00+00:00",
	status: "published",
	description: "d",
	tags: [],
	year: "2026",
	preview_url: "/p.webp",
};

const anyUuid = "11111111-1111-4111-8111-111111111111";

const calls: RestCall[] = [];
const names: string[] = [];

/** The calls that a repository makes, recorded instead of sent. */
async function note(name: string, by: RestCall["by"], query: (client: PostgrestClient<Database>) => Promise<unknown>) {
	const client = new PostgrestClient<Database>("http://127.0.0.1/rest/v1", {
		fetch: async (input, init) => {
			const { pathname, search } = new URL(String(input));
			const method = init?.method ?? "GET";
			calls.push({ by, method, path: pathname + search, headers: Object.fromEntries(new Headers(init?.headers)) });
			names.push(name);
			return new Response(method === "HEAD" ? null : JSON.stringify([anyRow]), { headers: { "content-range": "0-0/1" } });
		},
	});
	await query(client);
}

let plans: Plan[][];
beforeAll(async () => {
	const [first, page] = [{ limit: 50 }, { page: 1, pageSize: 50 }];
	const essays = (client: PostgrestClient<Database>) => createPublicationReader(client, essayTable);
	const projects = (client: PostgrestClient<Database>) => createPublicationReader(client, projectTable);
	await note("essays", "visitor", (client) => essays(client).pagePublished({ pageSize: 50 }));
	await note("older essays", "visitor", (client) => essays(client).pagePublished({ after: "essay-5001", pageSize: 50 }));
	await note("an essay's neighbours", "visitor", (client) => essays(client).neighboursOf("essay-5001"));
	await note("an essay", "visitor", (client) => essays(client).getPublished("essay-5001"));
	await note("an essay's translation", "visitor", (client) =>
		createEssayReader(client).findTranslation({ id: "essay-5001", translationOf: null }),
	);
	await note("feed", "visitor", (client) => essays(client).listPublishedWithContent(first));
	await note("projects", "visitor", (client) => projects(client).pagePublished({ pageSize: 50 }));
	await note("older projects", "visitor", (client) => projects(client).pagePublished({ after: "project-5001", pageSize: 50 }));
	await note("home", "visitor", (client) => projects(client).listPublished({ limit: 3 }));
	for (const noun of ["essays", "projects"] as const) {
		const repository = (client: PostgrestClient<Database>) =>
			noun === "essays"
				? createPublicationRepository(client, essayTable, validateEssay)
				: createPublicationRepository(client, projectTable, validateProject);
		await note(`the admin's recent ${noun}`, "admin", (client) => repository(client).listRecent({ limit: 5 }));
		await note(`the admin's ${noun}`, "admin", (client) => repository(client).listPage(page));
		await note(`the admin's draft ${noun}`, "admin", (client) => repository(client).listPage({ ...page, status: "draft" }));
	}
	const contacts = (client: PostgrestClient<Database>) => createInboxRepository(client, contactTable);
	const requests = (client: PostgrestClient<Database>) => createInboxRepository(client, hireRequestTable);
	await note("messages", "admin", (client) => contacts(client).listPage(page));
	await note("unread messages", "admin", (client) => contacts(client).listPage({ ...page, status: "unread" }));
	await note("unanswered messages", "admin", (client) => contacts(client).listUnanswered({ limit: 5 }));
	await note("requests", "admin", (client) => requests(client).listPage(page));
	await note("pending requests", "admin", (client) => requests(client).listPage({ ...page, status: "pending" }));
	await note("unanswered requests", "admin", (client) => requests(client).listUnanswered({ limit: 5 }));
	await note("due messages", "admin", (client) => contacts(client).listDue("2026-12-01"));
	await note("messages from an e-mail", "admin", (client) => contacts(client).listByEmail("Sari7@example.com", first));
	await note("requests made from a message", "admin", (client) => createHireRequestRepository(client).listMadeFrom(anyUuid));
	await note("notes of a message", "admin", (client) => createEnquiryNoteRepository(client).list("contacts", anyUuid));
	await note("notes of a request", "admin", (client) => createEnquiryNoteRepository(client).list("hire_projects", anyUuid));
	await note("events of a message", "admin", (client) => createEnquiryEventRepository(client).list("contacts", anyUuid));
	await note("events of a request", "admin", (client) => createEnquiryEventRepository(client).list("hire_projects", anyUuid));
	plans = await explainRequests(fill, calls);
}, 300_000);

/**
 * The statements of one name that read the table itself; counting all rows of a table has to look at them
 * all.
 */
const plansOf = (name: string) =>
	plans
		.filter((_, at) => names[at] === name)
		.flat()
		.filter(({ sql }) => !/from "auth"/.test(sql) && !/count\(\*\).*from "\w+"\s*$/.test(sql));

test.each([
	["essays", ["essays_published"]],
	["older essays", ["essays_pkey", "essays_published", "essays_published"]],
	["an essay's neighbours", ["essays_pkey", "essays_published", "essays_published"]],
	["an essay", ["essays_pkey"]],
	["an essay's translation", ["essays_translation_of_key"]],
	["feed", ["essays_published"]],
	["projects", ["projects_published"]],
	["older projects", ["projects_pkey", "projects_published", "projects_published"]],
	["home", ["projects_published"]],
	["the admin's recent essays", ["essays_by_update"]],
	["the admin's essays", ["essays_by_update"]],
	["the admin's draft essays", ["essays_drafts", "essays_drafts"]],
	["the admin's recent projects", ["projects_by_update"]],
	["the admin's projects", ["projects_by_update"]],
	["the admin's draft projects", ["projects_drafts", "projects_drafts"]],
	["messages", ["contacts_by_time"]],
	["unread messages", ["contacts_by_status", "contacts_by_status"]],
	["requests", ["hire_projects_by_time"]],
	["pending requests", ["hire_projects_by_status", "hire_projects_by_status"]],
	["unanswered requests", ["hire_projects_by_status"]],
	["due messages", ["contacts_by_follow_up"]],
])("%s: looked up in %j, with no table read and nothing sorted", (name, indexes) => {
	const found = plansOf(name);
	expect(found.flatMap((plan) => plan.indexes)).toEqual(indexes);
	expect(found.flatMap((plan) => plan.tablesRead)).toEqual([]);
	expect(found.filter((plan) => plan.sorts)).toEqual([]);
});

test.each([
	["unanswered messages", "contacts_by_status"],
	["messages from an e-mail", "contacts_by_email"],
	["requests made from a message", "hire_projects_by_contact"],
	["notes of a message", "enquiry_notes_by_contact"],
	["notes of a request", "enquiry_notes_by_hire_project"],
	["events of a message", "enquiry_events_by_contact"],
	["events of a request", "enquiry_events_by_hire_project"],
])("%s: looked up in %j, and only those are sorted", (name, index) => {
	const [plan] = plansOf(name);
	expect([plan?.indexes, plan?.tablesRead]).toEqual([[index], []]);
});

test.each([
	["older essays", /date <= '2022-11-08'/],
	["older projects", /updated_at <= '2022-11-08/],
])("%s: the index is entered where the page begins", (name, bound) => {
	expect(plansOf(name)[1]?.conditions).toEqual([expect.stringMatching(bound)]);
});

test("a list names its columns, and none is the content", () => {
	const lists = names.flatMap((name, at) =>
		/^(the admin's .*|essays|older essays|projects|older projects|home)$/.test(name) ? (plans[at] ?? []) : [],
	);
	expect(lists.length).toBeGreaterThan(10);
	for (const { sql } of lists.filter((plan) => !/from "auth"/.test(plan.sql))) expect(sql).not.toMatch(/"content"|\*\s+from/);
});
