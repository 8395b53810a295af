-- What a hosted project has before its first migration, as far as our migrations touch it. As there, the
-- account that applies migrations is no superuser, and auth and storage belong to other accounts.
create role postgres login createrole createdb bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
create role supabase_auth_admin nologin;
create role supabase_storage_admin nologin;
grant supabase_storage_admin to postgres;
alter database postgres owner to postgres;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
set role supabase_auth_admin;
create table auth.users (
	id uuid primary key,
	email text unique,
	encrypted_password text,
	raw_user_meta_data jsonb,
	is_anonymous boolean not null default false,
	created_at timestamptz not null default now()
);
alter table auth.users enable row level security;
grant all on auth.users to postgres with grant option;
create table auth.sessions (
	id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade
);
alter table auth.sessions enable row level security;
grant all on auth.sessions to postgres with grant option;
create function auth.jwt() returns jsonb language sql stable
	as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
reset role;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
set role supabase_storage_admin;
create table storage.buckets (
	id text primary key,
	name text not null unique,
	public boolean default false,
	file_size_limit bigint,
	allowed_mime_types text[]
);
create table storage.objects (
	id uuid primary key default gen_random_uuid(),
	bucket_id text references storage.buckets (id),
	name text,
	owner_id text,
	metadata jsonb
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
reset role;

-- A project made before the change of 2026 grants every new table to the API roles; the migrations
-- must revoke that.
alter default privileges for role postgres in schema public
	grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
	grant all on functions to anon, authenticated, service_role;
