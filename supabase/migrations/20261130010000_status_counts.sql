-- The numbers of the dashboard and of both inboxes: one request for a table, however many statuses it has.
create view public.status_counts with (security_invoker = true) as
	select 'contacts' as entity, status, count(*) as total from public.contacts group by status
	union all
	select 'hire_projects', status, count(*) from public.hire_projects group by status
	union all
	select 'projects', case when status = 'published' and publish_at > now() then 'scheduled' else status end as state, count(*)
	from public.projects group by state
	union all
	select 'essays', case when status = 'published' and publish_at > now() then 'scheduled' else status end as state, count(*)
	from public.essays group by state
	union all
	select 'jobs', case when is_current then 'current' else 'past' end as state, count(*) from public.jobs group by state;
grant select on public.status_counts to authenticated;
