-- A create can be repeated: the admin's form names the row that it makes by a key, and another create with
-- the key makes no second row.
create table public.row_keys (
	-- The key.
	id uuid primary key,
	entity text not null constraint row_keys_entity_check check (entity in (
		'projects', 'essays', 'jobs', 'services', 'service_categories', 'reply_templates', 'enquiry_notes'
	)),
	entity_id text not null,
	-- The transaction that made the row wrote both times. A later row with the id of a deleted one has another.
	created_at timestamptz not null default now()
);
alter table public.row_keys enable row level security;
alter table public.row_keys force row level security;
create policy row_keys_read on public.row_keys for select to authenticated using ((select private.is_admin()));
create policy row_keys_insert on public.row_keys for insert to authenticated with check ((select private.is_admin()));
create policy row_keys_delete on public.row_keys for delete to authenticated using ((select private.is_admin()));

-- Inserts the columns of `wanted`, and returns the row; or the one that the key has made before, as it is
-- stored.
create function public.create_once(list text, key uuid, wanted jsonb) returns jsonb
	language plpgsql security invoker set search_path = ''
as $$
declare
	columns text;
	stored jsonb;
begin
	if list not in (
		'projects', 'essays', 'jobs', 'services', 'service_categories', 'reply_templates', 'enquiry_notes'
	) then
		raise exception 'there is no such list' using errcode = '22023';
	end if;
	-- One after the other, so that two at once make one row.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('create:' || key));
	execute pg_catalog.format('select to_jsonb(made) from public.row_keys as known
		join public.%1$I as made on made.id::text = known.entity_id and made.created_at = known.created_at
		where known.id = $1 and known.entity = %1$L', list) into stored using key;
	if stored is not null then
		return pg_catalog.jsonb_build_object('is_new', false, 'row', stored);
	end if;
	select pg_catalog.string_agg(pg_catalog.quote_ident(name), ', ') into columns from pg_catalog.jsonb_object_keys(wanted) as name;
	execute pg_catalog.format('insert into public.%1$I as made (%2$s)
		select %2$s from pg_catalog.jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(made)', list, columns)
		into stored using wanted;
	-- The key of a row that was deleted since.
	delete from public.row_keys where id = key;
	insert into public.row_keys (id, entity, entity_id) values (key, list, stored ->> 'id');
	-- The text that the row was begun as is finished.
	delete from public.unfinished_texts where id = key;
	return pg_catalog.jsonb_build_object('is_new', true, 'row', stored);
end
$$;
