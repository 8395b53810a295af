-- What the admin adds to an enquiry: notes, the day of a follow-up, a value, the message a request came from.

alter table public.contacts
	add column follow_up_on date
		constraint contacts_follow_up_on_check check (follow_up_on between '2000-01-01' and '9999-12-31'),
	-- Letters outside ASCII are compared as they are, by every database alike.
	add column email_key text generated always as (lower(email collate "C")) stored;
alter table public.hire_projects
	add column follow_up_on date
		constraint hire_projects_follow_up_on_check check (follow_up_on between '2000-01-01' and '9999-12-31'),
	add column email_key text generated always as (lower(client_email collate "C")) stored,
	-- Rupiah.
	add column value bigint constraint hire_projects_value_check check (value between 0 and 1000000000000),
	-- The message that the admin made the request from.
	add column contact_id uuid references public.contacts on delete set null;
create index contacts_by_follow_up on public.contacts (follow_up_on, id) where follow_up_on is not null;
create index contacts_by_email on public.contacts (email_key, created_at desc, id desc);
create index hire_projects_by_follow_up on public.hire_projects (follow_up_on, id) where follow_up_on is not null;
create index hire_projects_by_email on public.hire_projects (email_key, created_at desc, id desc);
create index hire_projects_by_contact on public.hire_projects (contact_id);

-- The column is granted to every account, because grants know no admins.
alter policy hire_projects_send on public.hire_projects
	with check (status = 'pending' and (contact_id is null or (select private.is_admin())));

create table public.enquiry_notes (
	id uuid primary key default gen_random_uuid(),
	entity text not null constraint enquiry_notes_entity_check check (entity in ('contacts', 'hire_projects')),
	entity_id uuid not null,
	-- Markdown.
	body text not null constraint enquiry_notes_body_check check (char_length(body) <= 20000 and body ~ '\S'),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	-- The enquiry's own key, so that a note never outlives its enquiry.
	contact_id uuid generated always as (case when entity = 'contacts' then entity_id end) stored references public.contacts on delete cascade,
	hire_project_id uuid generated always as (case when entity = 'hire_projects' then entity_id end) stored references public.hire_projects on delete cascade
);
create index enquiry_notes_by_contact on public.enquiry_notes (contact_id, created_at, id);
create index enquiry_notes_by_hire_project on public.enquiry_notes (hire_project_id, created_at, id);
create trigger keep_timestamps before update on public.enquiry_notes for each row execute function private.keep_timestamps();

alter table public.enquiry_notes enable row level security;
alter table public.enquiry_notes force row level security;
create policy enquiry_notes_read on public.enquiry_notes for select to authenticated using ((select private.is_admin()));
create policy enquiry_notes_insert on public.enquiry_notes for insert to authenticated with check ((select private.is_admin()));
create policy enquiry_notes_update on public.enquiry_notes for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy enquiry_notes_delete on public.enquiry_notes for delete to authenticated using ((select private.is_admin()));
