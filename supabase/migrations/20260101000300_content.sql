-- What the owner writes and visitors read: projects, essays, jobs and the one profile.

create table public.projects (
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	title text not null check (char_length(title) <= 200 and title ~ '\S'),
	description text not null check (char_length(description) <= 5000 and description ~ '\S'),
	preview_url text not null check (private.is_web_address(preview_url)),
	project_url text check (project_url = '' or private.is_web_address(project_url)),
	tags text[] not null default '{}' check (cardinality(tags) <= 50 and array_position(tags, null) is null and octet_length(array_to_string(tags, ',')) <= 4000),
	year text not null check (char_length(year) <= 20 and year ~ '\S'),
	content text check (octet_length(content) <= 500000),
	status text not null default 'draft' check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index projects_by_update on public.projects (updated_at desc, id);

create table public.essays (
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	title text not null check (char_length(title) <= 200 and title ~ '\S'),
	date date not null default ((now() at time zone 'Asia/Jakarta')::date) check (date between '0001-01-01' and '9999-12-31'),
	reading_time integer not null default 5 check (reading_time between 1 and 10000),
	excerpt text not null check (char_length(excerpt) <= 2000 and excerpt ~ '\S'),
	content text not null check (octet_length(content) between 1 and 500000),
	featured_image text check (featured_image = '' or private.is_web_address(featured_image)),
	status text not null default 'draft' check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index essays_by_update on public.essays (updated_at desc, id);
create index essays_by_date on public.essays (date desc, created_at desc) where status = 'published';

create table public.jobs (
	id uuid primary key default gen_random_uuid(),
	position text not null check (char_length(position) <= 200 and position ~ '\S'),
	company text not null check (char_length(company) <= 200 and company ~ '\S'),
	company_logo text check (company_logo = '' or private.is_web_address(company_logo)),
	location text not null check (char_length(location) <= 200 and location ~ '\S'),
	start_date date not null check (start_date between '0001-01-01' and '9999-12-31'),
	end_date date check (end_date between '0001-01-01' and '9999-12-31'),
	description text check (char_length(description) <= 10000),
	is_current boolean not null default false,
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	constraint jobs_current_has_no_end check (not is_current or end_date is null),
	constraint jobs_end_after_start check (end_date >= start_date)
);
create index jobs_by_order on public.jobs (display_order desc, start_date desc);
create unique index jobs_one_current on public.jobs (is_current) where is_current;

create table public.profile (
	id uuid primary key default gen_random_uuid(),
	singleton boolean not null default true unique check (singleton),
	name text not null check (char_length(name) <= 200 and name ~ '\S'),
	title text not null check (char_length(title) <= 500 and title ~ '\S'),
	location text not null check (char_length(location) <= 200 and location ~ '\S'),
	profile_image text check (profile_image = '' or private.is_web_address(profile_image)),
	available_for_projects boolean not null default false,
	availability_text text check (char_length(availability_text) <= 500),
	about text check (char_length(about) <= 20000),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

create trigger give_slug before insert or update on public.projects for each row execute function private.give_slug('project');
create trigger give_slug before insert or update on public.essays for each row execute function private.give_slug('essay');

create trigger keep_timestamps before update on public.projects for each row execute function private.keep_timestamps();
create trigger keep_timestamps before update on public.essays for each row execute function private.keep_timestamps();
create trigger keep_timestamps before update on public.jobs for each row execute function private.keep_timestamps();
create trigger keep_timestamps before update on public.profile for each row execute function private.keep_timestamps();

-- Writers of jobs queue up before they lock a row, so two "make current" at once cannot deadlock: the later one wins.
create function private.queue_job_writers() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('jobs:current'));
	return null;
end
$$;
create trigger queue_job_writers before insert or update on public.jobs for each statement execute function private.queue_job_writers();

create function private.keep_one_current_job() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	if new.is_current then
		new.end_date := null;
		update public.jobs set is_current = false where is_current and id <> new.id;
	end if;
	return new;
end
$$;
create trigger keep_one_current_job before insert or update on public.jobs for each row execute function private.keep_one_current_job();
