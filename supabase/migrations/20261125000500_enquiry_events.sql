-- What happened to an enquiry, written by triggers alone.

create table public.enquiry_events (
	id uuid primary key default gen_random_uuid(),
	entity text not null constraint enquiry_events_entity_check check (entity in ('contacts', 'hire_projects')),
	entity_id uuid not null,
	-- The details: status {from, to}; follow_up {on}; received {contact_id} where the admin made the request
	-- from a message, and converted {hire_project_id} for that message; mails {mail, error}.
	kind text not null
		constraint enquiry_events_kind_check check (kind in ('received', 'status', 'follow_up', 'converted', 'mail_sent', 'mail_failed')),
	detail jsonb not null default '{}',
	created_at timestamptz not null default clock_timestamp(),
	-- The enquiry's own key, so that an event never outlives its enquiry.
	contact_id uuid generated always as (case when entity = 'contacts' then entity_id end) stored references public.contacts on delete cascade,
	hire_project_id uuid generated always as (case when entity = 'hire_projects' then entity_id end) stored references public.hire_projects on delete cascade
);
create index enquiry_events_by_contact on public.enquiry_events (contact_id, created_at, id);
create index enquiry_events_by_hire_project on public.enquiry_events (hire_project_id, created_at, id);
create index enquiry_events_statuses on public.enquiry_events (created_at) where kind = 'status';

alter table public.enquiry_events enable row level security;
alter table public.enquiry_events force row level security;
create policy enquiry_events_read on public.enquiry_events for select to authenticated using ((select private.is_admin()));

insert into public.enquiry_events (entity, entity_id, kind, created_at)
	select 'contacts', id, 'received', created_at from public.contacts
	union all
	select 'hire_projects', id, 'received', created_at from public.hire_projects;

-- Security definer: no API role may write events.
create function private.record_enquiry_events() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	-- Only hire requests have one.
	message constant uuid := to_jsonb(new) ->> 'contact_id';
begin
	if tg_op = 'INSERT' then
		insert into public.enquiry_events (entity, entity_id, kind, detail, created_at) values (
			tg_table_name, new.id, 'received',
			case when message is null then '{}' else jsonb_build_object('contact_id', message) end, new.created_at
		);
		if message is not null then
			insert into public.enquiry_events (entity, entity_id, kind, detail)
				values ('contacts', message, 'converted', jsonb_build_object('hire_project_id', new.id));
		end if;
		return null;
	end if;
	if new.status <> old.status then
		insert into public.enquiry_events (entity, entity_id, kind, detail)
			values (tg_table_name, new.id, 'status', jsonb_build_object('from', old.status, 'to', new.status));
	end if;
	if new.follow_up_on is distinct from old.follow_up_on then
		insert into public.enquiry_events (entity, entity_id, kind, detail)
			values (tg_table_name, new.id, 'follow_up', jsonb_build_object('on', new.follow_up_on));
	end if;
	return null;
end
$$;
create trigger record_enquiry_events after insert or update on public.contacts
	for each row execute function private.record_enquiry_events();
create trigger record_enquiry_events after insert or update on public.hire_projects
	for each row execute function private.record_enquiry_events();
