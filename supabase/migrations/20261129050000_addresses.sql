-- As before, but a text can move from an address at which an older text's redirect begins: the last text that
-- was there is the one that its readers look for.
create or replace function private.follow_address() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	old_path constant text := '/' || tg_table_name || '/' || old.id;
	new_path constant text := '/' || tg_table_name || '/' || new.id;
begin
	if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) or private.was_public(tg_table_name, old.id) then
		-- Back to an earlier address: its page comes before a redirect.
		delete from public.redirects where from_path in (old_path, new_path);
		insert into public.redirects (from_path, to_path) values (old_path, new_path);
		insert into public.visits as visit (day, path, referrer_host, device, views)
			select moved.day, new_path, moved.referrer_host, moved.device, moved.views from public.visits as moved where moved.path = old_path
			on conflict (day, path, referrer_host, device) do update set views = visit.views + excluded.views where visit.path = new_path;
		delete from public.visits where path = old_path;
	end if;
	update public.revisions set entity_id = new.id where entity = tg_table_name and entity_id = old.id;
	update public.preview_links set entity_id = new.id where entity = tg_table_name and entity_id = old.id;
	set constraints public.preview_links_essay_id_fkey, public.preview_links_project_id_fkey immediate;
	return null;
end
$$;
