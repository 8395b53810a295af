-- What everything that a caller may see stands at: another word whenever one visible row was added, changed or taken away, since each change of a row is written
-- by a transaction of its own number. Whoever keeps pages made of it need not read it all to know whether they still hold.

create view public.content_revision with (security_invoker = true) as
	select md5(coalesce(string_agg(row_of, ' ' order by row_of), '')) as revision
	from (
		select 'projects ' || id || ' ' || xmin as row_of from public.projects
		union all
		select 'essays ' || id || ' ' || xmin from public.essays
		union all
		select 'jobs ' || id || ' ' || xmin from public.jobs
		union all
		select 'profile ' || id || ' ' || xmin from public.profile
	) as every_row;
