-- What a new site still lacks, told from facts, for the checklist of the dashboard.

-- Exactly one row.
create table public.setup (
	id text primary key default 'site' constraint setup_id_check check (id = 'site'),
	-- The admin hid the checklist.
	is_dismissed boolean not null default false,
	backed_up_at timestamptz,
	created_at timestamptz not null default now()
);
-- A site that is in use needs no greeting.
insert into public.setup (is_dismissed)
	select exists (select from public.projects) or exists (select from public.essays) or exists (select from public.contacts);
alter table public.setup enable row level security;
alter table public.setup force row level security;
create policy setup_read on public.setup for select to authenticated using ((select private.is_admin()));
create policy setup_update on public.setup for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));

-- With its caller's rights: only the admin gets a row. What came with the site is older than its row.
create function public.first_steps()
	returns table (is_dismissed boolean, has_profile boolean, has_services boolean, has_project boolean, sends_mail boolean, has_backup boolean)
	language sql stable security invoker set search_path = ''
as $$
	select setup.is_dismissed,
		exists (select from public.profile where profile_image <> '' and updated_at > setup.created_at),
		exists (select from public.services where updated_at > setup.created_at),
		exists (select from public.projects where status = 'published' and updated_at > setup.created_at),
		exists (select from public.mail_settings where is_on),
		setup.backed_up_at is not null
	from public.setup
$$;
