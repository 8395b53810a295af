-- What a hosted project has before its first migration, as far as migrations and moves touch it. As there,
-- the account that applies migrations is no superuser, and auth and storage belong to other accounts.
create role postgres login createrole createdb bypassrls;
-- There by the extension supautils; Supabase documents it for restoring data.
grant set on parameter session_replication_role to postgres;
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
create table auth.schema_migrations (version varchar(14) primary key);
grant select on auth.schema_migrations to postgres;
create table auth.users (
	instance_id uuid,
	id uuid primary key,
	aud varchar(255),
	role varchar(255),
	email varchar(255),
	encrypted_password varchar(255),
	email_confirmed_at timestamptz,
	invited_at timestamptz,
	confirmation_token varchar(255),
	confirmation_sent_at timestamptz,
	recovery_token varchar(255),
	recovery_sent_at timestamptz,
	email_change_token_new varchar(255),
	email_change varchar(255),
	email_change_sent_at timestamptz,
	last_sign_in_at timestamptz,
	raw_app_meta_data jsonb,
	raw_user_meta_data jsonb,
	is_super_admin boolean,
	created_at timestamptz default now(),
	updated_at timestamptz,
	phone text unique,
	phone_confirmed_at timestamptz,
	phone_change text default '',
	phone_change_token varchar(255) default '',
	phone_change_sent_at timestamptz,
	confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
	email_change_token_current varchar(255) default '',
	email_change_confirm_status smallint default 0,
	banned_until timestamptz,
	reauthentication_token varchar(255) default '',
	reauthentication_sent_at timestamptz,
	is_sso_user boolean not null default false,
	deleted_at timestamptz,
	is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
alter table auth.users enable row level security;
grant all on auth.users to postgres with grant option;
create table auth.sessions (
	id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade
);
alter table auth.sessions enable row level security;
grant all on auth.sessions to postgres with grant option;
create table auth.identities (
	provider_id text not null,
	user_id uuid not null references auth.users (id) on delete cascade,
	identity_data jsonb not null,
	provider text not null,
	last_sign_in_at timestamptz,
	created_at timestamptz,
	updated_at timestamptz,
	email text generated always as (lower(identity_data ->> 'email')) stored,
	id uuid primary key default gen_random_uuid(),
	unique (provider_id, provider)
);
alter table auth.identities enable row level security;
grant all on auth.identities to postgres with grant option;
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
	allowed_mime_types text[],
	created_at timestamptz default now()
);
create table storage.objects (
	id uuid primary key default gen_random_uuid(),
	bucket_id text references storage.buckets (id),
	name text,
	owner_id text,
	metadata jsonb,
	created_at timestamptz default now(),
	updated_at timestamptz default now(),
	last_accessed_at timestamptz default now(),
	path_tokens text[] generated always as (string_to_array(name, '/')) stored,
	version text,
	user_metadata jsonb,
	unique (bucket_id, name)
);
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
	if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
		raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.' using errcode = '42501';
	end if;
	return null;
end
$$;
create trigger protect_objects_delete before delete on storage.objects
	for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets
	for each statement execute function storage.protect_delete();
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
