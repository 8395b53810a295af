-- An admin may choose the id of an essay or project, which is its address. An empty id follows the title
-- until the first publication; a later change leaves a redirect at the old address.

-- As before; an update may change the id, and only a free one that no page of the site has.
create or replace function private.give_slug() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	reserved constant text[] := '{before,boot,categories,constructor,index,main,new,root,topics}';
	is_stored constant boolean := tg_op = 'UPDATE';
	title text;
	base text;
	ending text := '';
	attempt integer := 1;
	taken boolean;
begin
	if is_stored and (tg_table_name not in ('essays', 'projects') or new.id = old.id) then
		new.id := old.id;
		return new;
	end if;
	if is_stored then
		-- Until follow_address has moved the links.
		set constraints public.preview_links_essay_id_fkey, public.preview_links_project_id_fkey deferred;
	end if;
	-- Two inserts of one title at a time wait for each other instead of colliding.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('slug:' || tg_table_name));
	if new.id <> '' then
		-- A restore brings the ids of its rows along.
		if not is_stored and current_user <> 'authenticated' then
			return new;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		if taken or new.id = any (reserved) then
			raise exception 'id is taken' using errcode = '23514', column = 'id', hint = 'Choose another address.';
		end if;
		return new;
	end if;
	execute pg_catalog.format('select ($1).%I', coalesce(tg_argv[1], 'title')) into title using new;
	base := private.to_slug(title);
	if is_stored then
		ending := coalesce(pg_catalog.substring(old.id, '-[0-9]+$'), '');
		if base = '' or old.id in (private.shorten_slug(base, 80), private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending)
			or old.status = 'published' and (old.publish_at is null or old.publish_at <= now())
			or private.was_public(tg_table_name, old.id) then
			new.id := old.id;
			return new;
		end if;
		ending := '';
	end if;
	loop
		if base = '' then
			new.id := tg_argv[0] || '-' || pg_catalog.substr(pg_catalog.md5(gen_random_uuid()::text), 1, 8);
		else
			new.id := private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		exit when not taken and new.id <> all (reserved);
		attempt := attempt + 1;
		ending := '-' || attempt;
	end loop;
	return new;
end
$$;

-- History, preview links and views follow a new address. Security definer: no API role may change them.
create function private.follow_address() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	old_path constant text := '/' || tg_table_name || '/' || old.id;
	new_path constant text := '/' || tg_table_name || '/' || new.id;
begin
	if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) or private.was_public(tg_table_name, old.id) then
		-- Back to an earlier address: its page comes before a redirect.
		delete from public.redirects where from_path = new_path;
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
create trigger follow_address after update on public.essays
	for each row when (old.id <> new.id) execute function private.follow_address();
create trigger follow_address after update on public.projects
	for each row when (old.id <> new.id) execute function private.follow_address();

-- A generated column cannot follow by itself: it is checked once the trigger above has run.
alter table public.preview_links
	alter constraint preview_links_essay_id_fkey deferrable,
	alter constraint preview_links_project_id_fkey deferrable;
alter table public.essays
	drop constraint essays_translation_of_fkey,
	add constraint essays_translation_of_fkey foreign key (translation_of) references public.essays (id)
		on delete set null on update cascade;

alter table public.essays alter column date set default private.day_of(now());
