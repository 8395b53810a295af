-- What the lists of the admin area search: texts without accents. A filter can name columns, not functions.
alter table public.projects add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.essays add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || excerpt, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.jobs add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize("position" || E'\n' || company || E'\n' || location, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.services add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(name || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.contacts add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(name || E'\n' || email || E'\n' || subject, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.hire_projects add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(client_name || E'\n' || client_email || E'\n' || project_type, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;

-- A generated column is no part of a version.
create or replace function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,row_key,search_text,status,publish_at,created_at,updated_at}'::text[];

-- Before an update the new row has no generated column yet.
create or replace function private.keep_ordered_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.created_at := old.created_at;
	new.updated_at := old.updated_at;
	if to_jsonb(new) - '{display_order,search_text}'::text[] <> to_jsonb(old) - '{display_order,search_text}'::text[]
		or new.display_order = old.display_order then
		new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	end if;
	return new;
end
$$;
