const cheap = "set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off;";

/**
 * The orders and filters of the site's queries. With few rows PostgreSQL uses an index only when other plans
 * are disabled.
 */
export const siteQueries: readonly string[] = [
	cheap,
	"select id from public.projects order by updated_at desc, id desc limit 10",
	"select id from public.projects where status = 'published' order by updated_at desc, id desc limit 10",
	"select id from public.projects where status = 'draft' order by updated_at desc, id desc limit 10",
	"select id from public.essays order by updated_at desc, id desc limit 10",
	"select id from public.essays where status = 'published' order by date desc, created_at desc, id desc limit 10",
	"select id from public.essays where status = 'draft' order by updated_at desc, id desc limit 10",
	"select publish_at from public.essays where status = 'published' and publish_at > now() order by publish_at limit 1",
	"select publish_at from public.projects where status = 'published' and publish_at > now() order by publish_at limit 1",
	"select number from public.revisions where entity = 'essays' and entity_id = 'a' order by number desc",
	"select id from public.jobs order by display_order desc, start_date desc limit 10",
	"select id from public.contacts order by created_at desc, id desc limit 10",
	"select count(*) from public.contacts where status = 'unread'",
	"select id from public.hire_projects order by created_at desc, id desc limit 10",
	"select count(*) from public.hire_projects where status = 'pending'",
	...["contacts", "hire_projects"].flatMap((table) => [
		`select id from public.${table} where follow_up_on <= '2026-01-01' order by follow_up_on, id limit 10`,
		`select id from public.${table} where email_key = 'a' order by created_at desc, id desc limit 10`,
	]),
	"select id from public.hire_projects where contact_id = '00000000-0000-4000-8000-000000000000'",
	...["enquiry_notes", "enquiry_events"].flatMap((table) =>
		["contact_id", "hire_project_id"].map(
			(key) => `select id from public.${table} where ${key} = '00000000-0000-4000-8000-000000000000' order by created_at, id`,
		),
	),
	"select id from public.enquiry_events where kind = 'status' and created_at >= now() - interval '30 days' order by created_at",
	...["contact_id", "hire_project_id"].map(
		(key) => `delete from public.mails where ${key} = '00000000-0000-4000-8000-000000000000'`,
	),
	"select id from public.quotes order by created_at desc, id desc limit 10",
	"select id from public.quotes where status = 'sent' order by created_at desc, id desc limit 10",
	...["hire_request_id", "revision_of"].map(
		(key) => `select id from public.quotes where ${key} = '00000000-0000-4000-8000-000000000000'`,
	),
	"select id from public.quotes where chosen_time = '2030-01-01' and status = 'accepted'",
	"select id from public.invoices where quote_id = '00000000-0000-4000-8000-000000000000' order by created_at, id",
	...["public.mails", "public.quote_links"].map(
		(table) => `delete from ${table} where quote_id = '00000000-0000-4000-8000-000000000000'`,
	),
	"select count(*) from public.mails where kind = 'receipt' and created_at > now() - interval '1 day'",
	"select count(*) from public.mails where kind = 'notice' and created_at > now() - interval '1 minute'",
	"select id from public.mails where next_attempt_at <= now() order by id limit 50",
	"select from public.services where category = 'a'",
	"select from public.preview_links where token_hash = 'a'",
	"delete from public.preview_links where essay_id = 'a'",
	"delete from public.preview_links where project_id = 'a'",
	"select count(*) from private.form_submissions where sender = 'a'",
	"select sum(views) from public.visits where path = 'a'",
	"select count(distinct referrer_host) from public.visits where day = '2026-01-01' and path = 'a'",
	"delete from private.visit_senders where began_at <= now() - interval '1 minute'",
	"insert into private.visit_senders values ('a', now(), 1) on conflict (sender) do update set views = 2",
	"delete from private.attempts where ends_at <= now()",
	"update private.attempts set attempts = attempts - 1 where key = any('{a}')",
	"delete from private.form_submissions where received_at <= now() - interval '1 minute'",
	// An inverted index has no other plan.
	"set local enable_bitmapscan = on; set local enable_indexscan = off;",
	"select id from public.essays where private.topic_slugs(topics) @> array['a']",
];
