-- Every text that was public is kept: a text that replaced it within ten minutes took its revision.
alter table public.revisions add column was_public boolean not null default false;
update public.revisions set was_public = true
	from (
		select 'essays' as entity, id from public.essays where status = 'published' and (publish_at is null or publish_at <= now())
		union all
		select 'projects', id from public.projects where status = 'published' and (publish_at is null or publish_at <= now())
	) as shown
	where revisions.entity = shown.entity and revisions.entity_id = shown.id
		and revisions.number = (select max(number) from public.revisions as all_of where all_of.entity = shown.entity and all_of.entity_id = shown.id);

-- Saves by one admin within ten minutes are one revision, but for texts that were public and the first draft
-- after one. The first and the last 50 stay. Security definer: no API role may write revisions.
create or replace function private.keep_revision() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	revised constant jsonb := private.revised_values(to_jsonb(new));
	latest public.revisions;
begin
	select * into latest from public.revisions where entity = tg_table_name and entity_id = new.id order by number desc limit 1;
	if tg_op = 'UPDATE' then
		if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) and not latest.was_public then
			update public.revisions set was_public = true
				where entity = tg_table_name and entity_id = new.id and number = latest.number;
			latest.was_public := true;
		end if;
		if revised = private.revised_values(to_jsonb(old)) then
			return null;
		end if;
	end if;
	-- A revision from the future, stored before the clock stepped back, would take in every save until then.
	if not latest.was_public and latest.admin_id = auth.uid() and latest.created_at between now() - interval '10 minutes' and now()
		and exists (select from public.revisions
			where entity = tg_table_name and entity_id = new.id and number = latest.number - 1 and not was_public) then
		update public.revisions set "values" = revised
			where entity = tg_table_name and entity_id = new.id and number = latest.number;
		-- The change was taken back.
		delete from public.revisions using public.revisions as before
			where revisions.entity = tg_table_name and revisions.entity_id = new.id and revisions.number = latest.number
				and before.entity = tg_table_name and before.entity_id = new.id and before.number = latest.number - 1
				and before."values" = revised;
		return null;
	end if;
	insert into public.revisions (entity, entity_id, number, "values", admin_id)
		values (tg_table_name, new.id, coalesce(latest.number, 0) + 1, revised, auth.uid());
	delete from public.revisions
		where entity = tg_table_name and entity_id = new.id and number > 1 and number <= latest.number - 49;
	return null;
end
$$;
