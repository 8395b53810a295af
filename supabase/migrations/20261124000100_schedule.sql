-- Schedules publications: a published row with a future publish_at becomes public at that moment, by the
-- database's clock.

alter table public.essays add column publish_at timestamptz constraint essays_publish_at_check check (publish_at between '2000-01-01' and '9999-12-31');
alter table public.projects add column publish_at timestamptz constraint projects_publish_at_check check (publish_at between '2000-01-01' and '9999-12-31');
create index essays_scheduled on public.essays (publish_at) where status = 'published' and publish_at is not null;
create index projects_scheduled on public.projects (publish_at) where status = 'published' and publish_at is not null;

alter policy projects_visitors_read on public.projects using (status = 'published' and (publish_at is null or publish_at <= now()));
alter policy projects_read on public.projects
	using ((status = 'published' and (publish_at is null or publish_at <= now())) or (select private.is_admin()));
alter policy essays_visitors_read on public.essays using (status = 'published' and (publish_at is null or publish_at <= now()));
alter policy essays_read on public.essays
	using ((status = 'published' and (publish_at is null or publish_at <= now())) or (select private.is_admin()));

-- An admin cannot schedule in the past. The service role can: it restores backups, whose schedules are over.
create function private.refuse_past_schedule() returns trigger language plpgsql set search_path = '' as $$
begin
	if current_user = 'authenticated' and new.status = 'published' and new.publish_at <= now()
		and (tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at) then
		raise exception 'publish_at is in the past' using errcode = '23514', column = 'publish_at', hint = 'Choose a later time, or null for now.';
	end if;
	return new;
end;
$$;
create trigger refuse_past_schedule before insert or update of publish_at on public.essays
	for each row execute function private.refuse_past_schedule();
create trigger refuse_past_schedule before insert or update of publish_at on public.projects
	for each row execute function private.refuse_past_schedule();

-- Milliseconds until the next scheduled publication, for caches; null if none is due within ten minutes, so
-- that plans stay private.
create function private.next_publication_in_ms() returns integer language sql stable security definer set search_path = '' as $$
	select ceil(extract(epoch from due_at - now()) * 1000)::integer
	from (
		select least(
			(select min(publish_at) from public.essays where status = 'published' and publish_at > now()),
			(select min(publish_at) from public.projects where status = 'published' and publish_at > now())
		) as due_at
	) as next
	where due_at <= now() + interval '10 minutes';
$$;

-- The database's clock, which decides what is public, and the next moment at which that changes.
create view public.publication_clock with (security_invoker = true) as
	select now() as now, private.next_publication_in_ms() as next_due_in_ms;
