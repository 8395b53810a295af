-- Keeps what the admin wrote: every stored change of the text of an essay or project leaves a revision.

create table public.revisions (
	entity text not null constraint revisions_entity_check check (entity in ('essays', 'projects')),
	entity_id text not null,
	number integer not null,
	"values" jsonb not null,
	-- Who stored it; null for the service role, and for what was there before.
	admin_id uuid,
	created_at timestamptz not null default now(),
	primary key (entity, entity_id, number)
);
alter table public.revisions enable row level security;
alter table public.revisions force row level security;
create policy revisions_read on public.revisions for select to authenticated using ((select private.is_admin()));

-- The columns that a form writes, without those that say when the row is public.
create function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,status,publish_at,created_at,updated_at}'::text[];

insert into public.revisions (entity, entity_id, number, "values", created_at)
	select 'essays', id, 1, private.revised_values(to_jsonb(essays)), updated_at from public.essays
	union all
	select 'projects', id, 1, private.revised_values(to_jsonb(projects)), updated_at from public.projects;

-- Saves by one admin within ten minutes are one revision. The first and the last 50 stay. Security definer:
-- no API role may write revisions.
create function private.keep_revision() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	revised constant jsonb := private.revised_values(to_jsonb(new));
	latest public.revisions;
begin
	if tg_op = 'UPDATE' and revised = private.revised_values(to_jsonb(old)) then
		return null;
	end if;
	select * into latest from public.revisions where entity = tg_table_name and entity_id = new.id order by number desc limit 1;
	-- A revision from the future, stored before the clock stepped back, would take in every save until then.
	if latest.admin_id = auth.uid() and latest.created_at between now() - interval '10 minutes' and now() then
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
create trigger keep_revision after insert or update on public.essays for each row execute function private.keep_revision();
create trigger keep_revision after insert or update on public.projects for each row execute function private.keep_revision();

create function private.delete_revisions() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from public.revisions where entity = tg_table_name and entity_id = old.id;
	return null;
end
$$;
create trigger delete_revisions after delete on public.essays for each row execute function private.delete_revisions();
create trigger delete_revisions after delete on public.projects for each row execute function private.delete_revisions();
