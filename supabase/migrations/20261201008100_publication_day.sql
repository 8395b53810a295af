-- An essay that is published for the first time is of that day, unless a person chose another: a draft of
-- October that appeared in November stood below everything newer.

create function private.day_of(moment timestamptz) returns date
	language sql stable security invoker set search_path = ''
	return (moment at time zone coalesce((select time_zone from public.site_settings), 'UTC'))::date;

create function private.was_public(entity text, entity_id text) returns boolean
	language sql stable security invoker set search_path = ''
	return exists (
		select from public.revisions as revision
		where revision.entity = was_public.entity and revision.entity_id = was_public.entity_id and revision.was_public
	);

create function private.date_publication() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	is_stored constant boolean := tg_op = 'UPDATE';
begin
	if new.status = 'draft' or is_stored and (
		old.status = 'published' and (old.publish_at is null or old.publish_at <= now())
		or private.was_public('essays', old.id)
	) then
		return new;
	end if;
	-- The day on which the row was made, or that of a plan that is changed now: nobody chose it.
	if new.date = private.day_of(case when is_stored then old.created_at else now() end)
		or is_stored and new.date = old.date and new.date = private.day_of(old.publish_at) then
		new.date := private.day_of(greatest(new.publish_at, now()));
	end if;
	return new;
end
$$;
create trigger date_publication before insert or update on public.essays
	for each row execute function private.date_publication();
