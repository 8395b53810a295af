-- The first steps of a new site, its sample content, and the moves of a whole site.

-- Exactly one row.
create table public.setup (
	id text primary key default 'site' check (id = 'site'),
	-- The admin hid the checklist.
	is_dismissed boolean not null default false,
	backed_up_at timestamptz,
	created_at timestamptz not null default now(),
	-- The rows that a first start inserted, as "table/id". Only the server writes them.
	sample_rows text[] not null default '{}'
);
insert into public.setup default values;
alter table public.setup enable row level security;
alter table public.setup force row level security;
create policy setup_read on public.setup for select to authenticated using ((select private.is_admin()));
create policy setup_update on public.setup for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, update (is_dismissed) on public.setup to authenticated;
grant select, insert, update, delete on public.setup to service_role;

-- The rows that came with the site and are unchanged, as "table/id".
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

-- The steps that a new site lacks, told from facts, for the checklist of the dashboard. It runs with its
-- caller's rights: only an admin gets a row.
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

-- Moves

-- The quoted columns of a table, without generated ones.
create function private.stored_columns(entity text) returns text[]
	language sql stable security invoker set search_path = ''
	return array(
		select '"' || attname || '"' from pg_catalog.pg_attribute
		where attrelid = entity::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
	);

-- The contents that a new site lacks, except accounts and files.
create function private.site_contents() returns text[]
	language sql stable security definer set search_path = ''
	return array(
		select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('jobs', (select count(*) from public.jobs)),
			('redirects', (select count(*) from public.redirects)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('reply templates', (select count(*) from public.reply_templates)),
			-- Those of a new site are older than the migration that brings them.
			('services', (select count(*) from public.services where updated_at > '2026-11-02')),
			('service categories', (select count(*) from public.service_categories where updated_at > '2026-11-02')),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('edited settings', (select count(*) from public.site_settings where updated_at > created_at))
		) as found (what, amount) where amount > 0
	);

-- Lets identity columns continue after rows that came with their numbers.
create function private.continue_counters(entities text[]) returns void
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	counter record;
begin
	for counter in
		select attrelid::regclass as entity, attname as name from pg_catalog.pg_attribute
		where attrelid = any(entities::regclass[]) and attidentity <> ''
	loop
		execute format(
			'select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %s having max(%I) is not null',
			counter.entity, counter.name, counter.name, counter.entity, counter.name
		);
	end loop;
end
$$;

revoke all on all functions in schema public, private from public;
grant execute on function public.first_steps(), private.untouched_sample(), public.remove_sample() to authenticated;
