-- The first steps compare with the sample, and its rows can be removed.

-- The rows that a first start inserted, as "table/id". Only the server writes them.
alter table public.setup add column sample_rows text[] not null default '{}';

-- The rows that came with the site and that nobody has changed since, as "table/id".
create function private.untouched_sample() returns setof text
	language sql stable security invoker set search_path = ''
as $$
	select row.name from (
		select 'projects/' || id as name, created_at, updated_at from public.projects
		union all select 'essays/' || id, created_at, updated_at from public.essays
		union all select 'jobs/' || id, created_at, updated_at from public.jobs
		union all select 'services/' || id, created_at, updated_at from public.services
	) as row cross join public.setup
	where row.updated_at = row.created_at
		and (row.name = any(setup.sample_rows) or row.name like 'services/%' and row.created_at = '2026-11-01 00:00:00+00')
$$;

-- Deletes them with its caller's rights, and returns their number.
create function public.remove_sample() returns integer
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	untouched text[] := array(select private.untouched_sample());
	removed integer := 0;
	deleted integer;
	list text;
begin
	foreach list in array array['projects', 'essays', 'jobs', 'services'] loop
		execute pg_catalog.format('delete from public.%1$I where %1$L || ''/'' || id = any($1)', list) using untouched;
		get diagnostics deleted = row_count;
		removed := removed + deleted;
	end loop;
	return removed;
end
$$;

-- With its caller's rights: only the admin gets a row.
drop function public.first_steps();
create function public.first_steps() returns table (
	is_dismissed boolean, has_profile boolean, has_links boolean, has_texts boolean, has_services boolean, has_project boolean,
	sends_mail boolean, has_backup boolean, sample_rows integer
)
	language sql stable security invoker set search_path = ''
as $$
	select setup.is_dismissed,
		exists (select from public.profile where name <> 'Raka Wiratama' and profile_image not in ('', '/sample/portrait.webp')),
		exists (
			select from public.site_settings where chat_number <> '6281234567890'
				and not jsonb_path_exists(social, '$[*] ? (@.url like_regex "(/example|@example[.]com)$")')
		),
		exists (select from public.site_settings where texts::text !~ 'Dago|24 hours|among the tea'),
		exists (select from public.services where updated_at > setup.created_at),
		exists (select from public.projects where status = 'published' and updated_at > setup.created_at),
		exists (select from public.mail_settings where is_on),
		setup.backed_up_at is not null,
		(select count(*)::integer from private.untouched_sample())
	from public.setup
$$;
