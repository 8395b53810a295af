-- Roles, the private schema, and who the owner is. Nothing in the private schema is reachable through the API.

-- A hosted project brings these roles along; a plain PostgreSQL or PGlite does not.
do $$
begin
	if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then create role anon nologin; end if;
	if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
	if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end
$$;

-- The site never speaks GraphQL, and the extension would publish the tables a second time.
drop extension if exists pg_graphql;

create schema private;
revoke all on schema private from public;

-- Exactly one row of adjustable facts.
create table private.settings (
	singleton boolean primary key default true check (singleton),
	form_limit_per_minute integer not null default 5 check (form_limit_per_minute >= 1),
	form_limit_overall_per_minute integer not null default 60 check (form_limit_overall_per_minute >= 1),
	form_salt text not null default (gen_random_uuid()::text || gen_random_uuid()::text),
	owner_appointed boolean not null default false
);
insert into private.settings default values;

-- Accounts that own the site. Every other account sees what a visitor sees.
create table private.admins (
	user_id uuid primary key references auth.users (id) on delete cascade,
	added_at timestamptz not null default now()
);
alter table private.admins enable row level security;
create policy admins_see_themselves on private.admins for select to authenticated using (user_id = (select auth.uid()));

-- True for a signed-in, non-anonymous account on the list; tokens of the embedded backend lack the is_anonymous claim.
create function private.is_admin() returns boolean
	language sql stable security invoker set search_path = ''
	return (select auth.uid()) is not null
		and coalesce((select auth.jwt()) ->> 'is_anonymous', 'false') = 'false'
		and exists (select from private.admins where admins.user_id = (select auth.uid()));

-- The first account ever created owns the site. The flag stays set, so emptying the list never hands the site to the next stranger.
create function private.appoint_owner() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if new.is_anonymous then
		return new;
	end if;
	update private.settings set owner_appointed = true where not owner_appointed;
	if found then
		insert into private.admins (user_id) values (new.id);
	end if;
	return new;
end
$$;
create trigger appoint_owner after insert on auth.users for each row execute function private.appoint_owner();

-- A project that had accounts before this migration belongs to its oldest one.
with oldest as (
	insert into private.admins (user_id)
	select id from auth.users where not is_anonymous order by created_at, id limit 1
	returning user_id
)
update private.settings set owner_appointed = true where exists (select from oldest);

-- The clock may stand still between two updates; updated_at must not, because a save compares it.
create function private.keep_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.created_at := old.created_at;
	new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	return new;
end
$$;

-- http(s), or relative to this site with a single slash; no spaces, quotes, backslashes or control characters.
create function private.is_web_address(address text) returns boolean
	language sql immutable security invoker set search_path = ''
	return pg_catalog.char_length(address) <= 2048
		and (address ~* '^https?://[^[:space:][:cntrl:]<>"\\/]+([/?#][^[:space:][:cntrl:]<>"\\]*)?$'
			or address ~ '^/([^[:space:][:cntrl:]<>"\\/][^[:space:][:cntrl:]<>"\\]*)?$');

-- One @, a dot behind it, no spaces or control characters.
create function private.is_email(address text) returns boolean
	language sql immutable security invoker set search_path = ''
	return pg_catalog.char_length(address) <= 254
		and address ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+\.[^@[:space:][:cntrl:]]+$';
