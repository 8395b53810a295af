-- A new order is no new version of a row, and is stored by one statement.

-- As keep_timestamps, for ordered tables: an update of display_order alone keeps updated_at.
create function private.keep_ordered_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	moved record := old;
begin
	new.created_at := old.created_at;
	new.updated_at := old.updated_at;
	moved.display_order := new.display_order;
	if new is distinct from moved or new.display_order = old.display_order then
		new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	end if;
	return new;
end
$$;
drop trigger keep_timestamps on public.jobs;
drop trigger keep_timestamps on public.services;
drop trigger keep_timestamps on public.service_categories;
drop trigger keep_timestamps on public.reply_templates;
create trigger keep_timestamps before update on public.jobs for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.services for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.service_categories
	for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.reply_templates
	for each row execute function private.keep_ordered_timestamps();

-- Writes display orders, all or none, and returns the replaced ones. `wanted` has id and display_order.
create function public.put_in_order(list text, wanted jsonb) returns table (id text, display_order integer)
	language plpgsql security invoker set search_path = ''
as $$
declare
	amount integer;
begin
	if list not in ('jobs', 'services', 'service_categories', 'reply_templates') then
		raise exception 'there is no such list' using errcode = '22023';
	end if;
	-- One after the other, so that two at once cannot wait for each other's rows.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('order:' || list));
	return query execute pg_catalog.format(
		'with wanted as (select * from pg_catalog.jsonb_to_recordset($1) as place (id text, display_order integer)),
			before as (select id::text, display_order from public.%1$I),
			changed as (
				update public.%1$I as stored set display_order = wanted.display_order from wanted
				where stored.id::text = wanted.id returning stored.id::text
			)
		select before.id, before.display_order from before join changed on before.id = changed.id', list) using wanted;
	get diagnostics amount = row_count;
	if amount <> pg_catalog.jsonb_array_length(wanted) then
		raise exception 'a row to put in order does not exist' using errcode = 'PT404';
	end if;
end
$$;
