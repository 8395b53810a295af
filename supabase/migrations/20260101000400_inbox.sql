-- What visitors send: contact messages and hire requests, behind a limit that holds wherever the row comes from.

create table public.contacts (
	id uuid primary key default gen_random_uuid(),
	name text not null check (char_length(name) <= 200 and name ~ '\S'),
	email text not null check (private.is_email(email)),
	subject text not null check (char_length(subject) <= 300 and subject ~ '\S'),
	message text not null check (char_length(message) <= 10000 and message ~ '\S'),
	status text not null default 'unread' check (status in ('unread', 'read', 'replied')),
	created_at timestamptz not null default now()
);
create index contacts_by_time on public.contacts (created_at desc, id desc);
create index contacts_by_status on public.contacts (status);

create table public.hire_projects (
	id uuid primary key default gen_random_uuid(),
	client_name text not null check (char_length(client_name) <= 200 and client_name ~ '\S'),
	client_email text not null check (private.is_email(client_email)),
	project_type text not null check (char_length(project_type) <= 200 and project_type ~ '\S'),
	project_description text not null check (char_length(project_description) <= 10000 and project_description ~ '\S'),
	budget_range text not null check (char_length(budget_range) <= 200 and budget_range ~ '\S'),
	timeline text check (char_length(timeline) <= 200),
	additional_requirements text check (char_length(additional_requirements) <= 10000),
	status text not null default 'pending' check (status in ('pending', 'reviewing', 'accepted', 'rejected', 'completed')),
	created_at timestamptz not null default now()
);
create index hire_projects_by_time on public.hire_projects (created_at desc, id desc);
create index hire_projects_by_status on public.hire_projects (status);

-- Who sends does not choose id, state or time. The argument is the state every row starts in.
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

-- One row for each accepted submission of the last minute; the sender is a salted hash.
create table private.form_submissions (
	id bigint generated always as identity primary key,
	sender text not null,
	received_at timestamptz not null
);
create index form_submissions_by_sender on private.form_submissions (sender, received_at);
create index form_submissions_by_time on private.form_submissions (received_at);

-- The gateway of the embedded backend sets site.visitor_address; a hosted project delivers the request's headers, of which the edge writes cf-connecting-ip
-- and the last hop of x-forwarded-for.
create function private.visitor_address() returns text
	language plpgsql stable security invoker set search_path = ''
as $$
declare
	given text := nullif(pg_catalog.current_setting('site.visitor_address', true), '');
	headers jsonb := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
begin
	return coalesce(
		given,
		headers ->> 'cf-connecting-ip',
		nullif(pg_catalog.btrim(pg_catalog.reverse(pg_catalog.split_part(pg_catalog.reverse(headers ->> 'x-forwarded-for'), ',', 1))), ''),
		'unknown');
end
$$;

-- Security definer: visitors hold no right on the two private tables. A refusal rolls its own row back, so it leaves no trace in the window.
create function private.limit_submissions() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	setting private.settings;
	started timestamptz;
	sender_key text;
begin
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or private.is_admin() then
		return new;
	end if;
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('form_submissions'));
	select * into strict setting from private.settings;
	started := pg_catalog.clock_timestamp() - interval '1 minute';
	sender_key := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
		setting.form_salt || tg_table_name || private.visitor_address(), 'UTF8')), 'hex');
	delete from private.form_submissions where received_at <= started;
	if (select count(*) from private.form_submissions where sender = sender_key) >= setting.form_limit_per_minute
		or (select count(*) from private.form_submissions) >= setting.form_limit_overall_per_minute then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again in a minute.';
	end if;
	insert into private.form_submissions (sender, received_at) values (sender_key, pg_catalog.clock_timestamp());
	return new;
end
$$;
create trigger limit_submissions before insert on public.contacts for each row execute function private.limit_submissions();
create trigger limit_submissions before insert on public.hire_projects for each row execute function private.limit_submissions();
