-- Enquiries: contact messages and hire requests, their limits, notes, events, reply templates and figures.

create table public.contacts (
	id uuid primary key default gen_random_uuid(),
	name text not null check (char_length(name) <= 200 and not private.is_blank(name) and private.is_one_line(name)),
	email text not null check (private.is_email(email)),
	subject text not null check (char_length(subject) <= 300 and not private.is_blank(subject) and private.is_one_line(subject)),
	message text not null check (char_length(message) <= 10000 and not private.is_blank(message)),
	status text not null default 'unread' check (status in ('unread', 'read', 'replied')),
	created_at timestamptz not null default now(),
	follow_up_on date check (follow_up_on between '2000-01-01' and '9999-12-31'),
	-- Letters outside ASCII are compared unchanged, so that every database agrees.
	email_key text generated always as (lower(email collate "C")) stored,
	search_text text generated always as (pg_catalog.regexp_replace(
		pg_catalog.normalize(name || E'\n' || email || E'\n' || subject, 'NFD'), '[\u0300-\u036f]', '', 'g'
	)) stored
);
create index contacts_by_time on public.contacts (created_at desc, id desc);
create index contacts_by_status on public.contacts (status, created_at desc, id desc);
create index contacts_by_follow_up on public.contacts (follow_up_on, id) where follow_up_on is not null;
create index contacts_by_email on public.contacts (email_key, created_at desc, id desc);

create table public.hire_projects (
	id uuid primary key default gen_random_uuid(),
	client_name text not null
		check (char_length(client_name) <= 200 and not private.is_blank(client_name) and private.is_one_line(client_name)),
	client_email text not null check (private.is_email(client_email)),
	project_type text not null
		check (char_length(project_type) <= 200 and not private.is_blank(project_type) and private.is_one_line(project_type)),
	project_description text not null
		check (char_length(project_description) <= 10000 and not private.is_blank(project_description)),
	budget_range text not null
		check (char_length(budget_range) <= 200 and not private.is_blank(budget_range) and private.is_one_line(budget_range)),
	timeline text check (char_length(timeline) <= 200 and private.is_one_line(timeline)),
	additional_requirements text check (char_length(additional_requirements) <= 10000),
	status text not null default 'pending' check (status in ('pending', 'reviewing', 'accepted', 'rejected', 'completed')),
	created_at timestamptz not null default now(),
	follow_up_on date check (follow_up_on between '2000-01-01' and '9999-12-31'),
	email_key text generated always as (lower(client_email collate "C")) stored,
	-- In the smallest unit of the currency.
	value bigint check (value between 0 and 1000000000000),
	-- The message that the admin made the request from.
	contact_id uuid references public.contacts on delete set null,
	search_text text generated always as (pg_catalog.regexp_replace(
		pg_catalog.normalize(client_name || E'\n' || client_email || E'\n' || project_type, 'NFD'), '[\u0300-\u036f]', '', 'g'
	)) stored
);
create index hire_projects_by_time on public.hire_projects (created_at desc, id desc);
create index hire_projects_by_status on public.hire_projects (status, created_at desc, id desc);
create index hire_projects_by_follow_up on public.hire_projects (follow_up_on, id) where follow_up_on is not null;
create index hire_projects_by_email on public.hire_projects (email_key, created_at desc, id desc);
create index hire_projects_by_contact on public.hire_projects (contact_id);

-- Anybody may send; only an admin may read. The check of the status repeats the trigger's rule, so that
-- neither alone opens the inbox. Every account may insert contact_id, because grants know no admins; the
-- policy refuses it.
alter table public.contacts enable row level security;
alter table public.contacts force row level security;
create policy contacts_visitors_send on public.contacts for insert to anon with check (status = 'unread');
create policy contacts_send on public.contacts for insert to authenticated with check (status = 'unread');
create policy contacts_read on public.contacts for select to authenticated using ((select private.is_admin()));
create policy contacts_update on public.contacts for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contacts_delete on public.contacts for delete to authenticated using ((select private.is_admin()));
alter table public.hire_projects enable row level security;
alter table public.hire_projects force row level security;
create policy hire_projects_visitors_send on public.hire_projects for insert to anon with check (status = 'pending');
create policy hire_projects_send on public.hire_projects for insert to authenticated
	with check (status = 'pending' and (contact_id is null or (select private.is_admin())));
create policy hire_projects_read on public.hire_projects for select to authenticated using ((select private.is_admin()));
create policy hire_projects_update on public.hire_projects for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy hire_projects_delete on public.hire_projects for delete to authenticated using ((select private.is_admin()));

grant insert (name, email, subject, message) on public.contacts to anon, authenticated;
grant select, update (status, follow_up_on), delete on public.contacts to authenticated;
grant insert (client_name, client_email, project_type, project_description, budget_range, timeline, additional_requirements)
	on public.hire_projects to anon, authenticated;
grant select, insert (contact_id), update (status, follow_up_on, value), delete on public.hire_projects to authenticated;
grant select, insert, update, delete on public.contacts, public.hire_projects to service_role;

-- The sender chooses neither id, state nor time. The argument is the state of every new row.
create function private.receive() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.id := gen_random_uuid();
	new.status := tg_argv[0];
	new.created_at := pg_catalog.clock_timestamp();
	return new;
end
$$;
create trigger receive before insert on public.contacts for each row execute function private.receive('unread');
create trigger receive before insert on public.hire_projects for each row execute function private.receive('pending');

-- Limits

-- One row for each accepted submission of the last day; the sender is a salted hash.
create table private.form_submissions (
	id bigint generated always as identity primary key,
	sender text not null,
	received_at timestamptz not null
);
create index form_submissions_by_sender on private.form_submissions (sender, received_at);
create index form_submissions_by_time on private.form_submissions (received_at);

-- The sender that the limits count: an IPv4 address (also written as IPv6), or the /64 of an IPv6 address.
-- The embedded backend's gateway sets site.visitor_address. A hosted project has the request's headers: its
-- edge writes cf-connecting-ip and the last hop of x-forwarded-for.
create function private.visitor_address() returns text
	language plpgsql stable security invoker set search_path = ''
as $$
declare
	headers jsonb := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
	told text := coalesce(
		nullif(pg_catalog.current_setting('site.visitor_address', true), ''),
		headers ->> 'cf-connecting-ip',
		nullif(pg_catalog.btrim(pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', -1)), ''),
		'unknown');
	ip inet;
begin
	begin
		ip := told::inet;
	exception when invalid_text_representation then
		return told;
	end;
	if ip operator(pg_catalog.<<=) inet '::ffff:0:0/96' then
		ip := inet '0.0.0.0' operator(pg_catalog.+) (ip operator(pg_catalog.-) inet '::ffff:0:0');
	end if;
	return case pg_catalog.family(ip)
		when 4 then pg_catalog.host(ip)
		else pg_catalog.text(pg_catalog.network(pg_catalog.set_masklen(ip, 64)))
	end;
end
$$;

-- The last fifth of a minute and of a day is for senders that sent nothing for a day, so that a dozen senders
-- cannot shut the form. A row from the future, written before the clock stepped back, would count until then:
-- it is deleted. Security definer: visitors hold no right on private tables. A refusal rolls its own row
-- back.
create function private.limit_submissions() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	setting private.settings;
	moment timestamptz;
	minute_start timestamptz;
	sender_key text;
	share numeric;
begin
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or private.is_admin() then
		return new;
	end if;
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('form_submissions'));
	select * into strict setting from private.settings;
	moment := pg_catalog.clock_timestamp();
	minute_start := moment - interval '1 minute';
	sender_key := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
		setting.form_salt || tg_table_name || private.visitor_address(), 'UTF8')), 'hex');
	delete from private.form_submissions where received_at <= moment - interval '1 day' or received_at > moment;
	share := case when exists (select from private.form_submissions where sender = sender_key) then 0.8 else 1 end;
	if (select count(*) from private.form_submissions where sender = sender_key and received_at > minute_start)
			>= setting.form_limit_per_minute
		or (select count(*) from private.form_submissions where received_at > minute_start)
			>= setting.form_limit_overall_per_minute * share then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again in a minute.';
	end if;
	if (select count(*) from private.form_submissions) >= setting.form_limit_overall_per_day * share then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again tomorrow.';
	end if;
	insert into private.form_submissions (sender, received_at) values (sender_key, moment);
	return new;
end
$$;
create trigger limit_submissions before insert on public.contacts for each row execute function private.limit_submissions();
create trigger limit_submissions before insert on public.hire_projects for each row execute function private.limit_submissions();

-- One sender has a tenth of the messages that the site takes in a day.
create function private.limit_sender() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if (select count(*) from private.form_submissions where sender = new.sender)
			>= (select greatest(form_limit_overall_per_day / 10, 1) from private.settings) then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again tomorrow.';
	end if;
	return new;
end
$$;
create trigger limit_sender before insert on private.form_submissions for each row execute function private.limit_sender();

-- Notes

create table public.enquiry_notes (
	id uuid primary key default gen_random_uuid(),
	entity text not null check (entity in ('contacts', 'hire_projects')),
	entity_id uuid not null,
	-- Markdown.
	body text not null check (char_length(body) <= 20000 and not private.is_blank(body)),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	-- The enquiry's own key, so that a note never outlives its enquiry.
	contact_id uuid generated always as (case when entity = 'contacts' then entity_id end) stored
		references public.contacts on delete cascade,
	hire_project_id uuid generated always as (case when entity = 'hire_projects' then entity_id end) stored
		references public.hire_projects on delete cascade,
	row_key uuid unique
);
create index enquiry_notes_by_contact on public.enquiry_notes (contact_id, created_at, id);
create index enquiry_notes_by_hire_project on public.enquiry_notes (hire_project_id, created_at, id);
alter table public.enquiry_notes enable row level security;
alter table public.enquiry_notes force row level security;
create policy enquiry_notes_read on public.enquiry_notes for select to authenticated using ((select private.is_admin()));
create policy enquiry_notes_insert on public.enquiry_notes for insert to authenticated with check ((select private.is_admin()));
create policy enquiry_notes_update on public.enquiry_notes for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy enquiry_notes_delete on public.enquiry_notes for delete to authenticated using ((select private.is_admin()));
grant select, insert (entity, entity_id, body, row_key), update (body), delete on public.enquiry_notes to authenticated;
grant select, insert, update, delete on public.enquiry_notes to service_role;
create trigger keep_timestamps before update on public.enquiry_notes for each row execute function private.keep_timestamps();

-- Events

-- The history of an enquiry, written only by triggers.
create table public.enquiry_events (
	id uuid primary key default gen_random_uuid(),
	entity text not null check (entity in ('contacts', 'hire_projects')),
	entity_id uuid not null,
	-- The details: status {from, to}; follow_up {on}; received {contact_id} where the admin made the request
	-- from a message, and converted {hire_project_id} for that message; mails {mail, error}.
	kind text not null check (kind in ('received', 'status', 'follow_up', 'converted', 'mail_sent', 'mail_failed')),
	detail jsonb not null default '{}',
	created_at timestamptz not null default clock_timestamp(),
	-- The enquiry's own key, so that an event never outlives its enquiry.
	contact_id uuid generated always as (case when entity = 'contacts' then entity_id end) stored
		references public.contacts on delete cascade,
	hire_project_id uuid generated always as (case when entity = 'hire_projects' then entity_id end) stored
		references public.hire_projects on delete cascade
);
create index enquiry_events_by_contact on public.enquiry_events (contact_id, created_at, id);
create index enquiry_events_by_hire_project on public.enquiry_events (hire_project_id, created_at, id);
create index enquiry_events_statuses on public.enquiry_events (created_at) where kind = 'status';
alter table public.enquiry_events enable row level security;
alter table public.enquiry_events force row level security;
create policy enquiry_events_read on public.enquiry_events for select to authenticated using ((select private.is_admin()));
grant select on public.enquiry_events to authenticated, service_role;

-- Security definer: no role of the API may write events.
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

-- Reply templates

-- The admin area fills in {name} and {service}, and opens the mail program.
create table public.reply_templates (
	id uuid primary key default gen_random_uuid(),
	name text not null unique check (char_length(name) <= 100 and not private.is_blank(name) and private.is_one_line(name)),
	subject text not null check (char_length(subject) <= 200 and not private.is_blank(subject) and private.is_one_line(subject)),
	body text not null check (char_length(body) <= 5000 and not private.is_blank(body)),
	-- Higher appears first.
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique
);
alter table public.reply_templates enable row level security;
alter table public.reply_templates force row level security;
create policy reply_templates_read on public.reply_templates for select to authenticated using ((select private.is_admin()));
create policy reply_templates_insert on public.reply_templates for insert to authenticated with check ((select private.is_admin()));
create policy reply_templates_update on public.reply_templates for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy reply_templates_delete on public.reply_templates for delete to authenticated using ((select private.is_admin()));
grant select, insert (name, subject, body, display_order, row_key), update (name, subject, body, display_order), delete
	on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;
create trigger keep_timestamps before update on public.reply_templates
	for each row execute function private.keep_ordered_timestamps();

-- They are read as a whole, and nobody needs a menu of more than 50. Security definer: the count must not
-- depend on the caller's rights.
create function private.limit_reply_templates() returns trigger language plpgsql security definer set search_path = '' as $$
begin
	-- One after the other, so that two at once cannot both be the fiftieth.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('reply_templates'));
	if (select count(*) from public.reply_templates) > 50 then
		raise exception 'name not taken: a site has at most 50 reply templates' using errcode = '23514', column = 'name', hint = 'Delete one first.';
	end if;
	return null;
end;
$$;
create trigger limit_reply_templates after insert on public.reply_templates
	for each statement execute function private.limit_reply_templates();

-- Figures

-- The dashboard's figures, counted here so that 10,000 enquiries are one short answer: how soon the enquiries
-- of the last 30 days were answered, and how many arrived in each of the last 26 weeks of a time zone. It
-- runs with its caller's rights, so that only an admin's figures are not zero.
create function public.enquiry_figures(time_zone text) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with enquiries as (
		select 'contacts' as entity, contact.id, contact.created_at, contact.status = 'replied' as is_answered
		from public.contacts as contact
		union all
		-- What the admin made from a message is that message.
		select 'hire_projects', request.id, request.created_at, request.status <> 'pending'
		from public.hire_projects as request where request.contact_id is null
	),
	-- A status that was taken back answered nothing: the last one that ended the wait did.
	answers as (
		select greatest(extract(epoch from max(event.created_at) - enquiry.created_at), 0)::float8 as seconds
		from enquiries as enquiry
			join public.enquiry_events as event on event.entity = enquiry.entity and event.entity_id = enquiry.id
		where enquiry.is_answered and event.created_at > now() - interval '30 days'
			and event.kind = 'status' and case event.entity
				when 'contacts' then event.detail ->> 'to' = 'replied'
				else event.detail ->> 'from' = 'pending'
			end
		group by enquiry.entity, enquiry.id, enquiry.created_at
	),
	weeks as (
		select date_trunc('week', now() at time zone time_zone) - make_interval(weeks => 25 - week) as starts_at
		from generate_series(0, 25) as week
	),
	received as (
		select date_trunc('week', enquiry.created_at at time zone time_zone) as week,
			count(*) filter (where enquiry.entity = 'contacts') as messages,
			count(*) filter (where enquiry.entity = 'hire_projects') as requests
		from enquiries as enquiry
		where enquiry.created_at >= (select min(starts_at) from weeks) at time zone time_zone
		group by 1
	)
	select jsonb_build_object(
		'answered', count(*),
		'median_seconds', percentile_cont(0.5) within group (order by seconds),
		-- Up to 1, 4, 24 and 72 hours, and later.
		'by_duration', jsonb_build_array(
			count(*) filter (where seconds < 3600),
			count(*) filter (where seconds >= 3600 and seconds < 14400),
			count(*) filter (where seconds >= 14400 and seconds < 86400),
			count(*) filter (where seconds >= 86400 and seconds < 259200),
			count(*) filter (where seconds >= 259200)
		),
		'weeks', (
			select jsonb_agg(jsonb_build_object(
				'week', weeks.starts_at::date,
				'messages', coalesce(received.messages, 0),
				'requests', coalesce(received.requests, 0)
			) order by weeks.starts_at)
			from weeks left join received on received.week = weeks.starts_at
		)
	)
	from answers;
$$;

revoke all on all functions in schema public, private from public;
grant execute on function public.enquiry_figures(text) to authenticated;
