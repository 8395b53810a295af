-- The profile, jobs, the list of pages, and redirects.

-- Profile

create table public.profile (
	id uuid primary key default gen_random_uuid(),
	singleton boolean not null default true unique check (singleton),
	name text not null check (char_length(name) <= 200 and not private.is_blank(name) and private.is_one_line(name)),
	title text not null check (char_length(title) <= 500 and not private.is_blank(title) and private.is_one_line(title)),
	location text not null check (char_length(location) <= 200 and not private.is_blank(location) and private.is_one_line(location)),
	profile_image text check (profile_image = '' or private.is_web_address(profile_image)),
	available_for_projects boolean not null default false,
	availability_text text check (char_length(availability_text) <= 500 and private.is_one_line(availability_text)),
	about text check (char_length(about) <= 20000),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table public.profile enable row level security;
alter table public.profile force row level security;
create policy profile_visitors_read on public.profile for select to anon using (true);
create policy profile_read on public.profile for select to authenticated using (true);
create policy profile_insert on public.profile for insert to authenticated with check ((select private.is_admin()));
create policy profile_update on public.profile for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.profile to anon, authenticated;
grant insert (name, title, location, profile_image, available_for_projects, availability_text, about),
	update (name, title, location, profile_image, available_for_projects, availability_text, about) on public.profile to authenticated;
grant select, insert, update, delete on public.profile to service_role;
create trigger keep_timestamps before update on public.profile for each row execute function private.keep_timestamps();

-- The profile exists from the first moment, so that no page waits for an admin, who replaces it later.
insert into public.profile (name, title, location, available_for_projects, about)
values (
	'Raka Wiratama',
	'Software developer and designer',
	'Bandung, Indonesia',
	false,
	'I design and build websites and applications. Have a look at my projects, read an essay, or send me a message.');

-- Jobs

create table public.jobs (
	id uuid primary key default gen_random_uuid(),
	position text not null check (char_length(position) <= 200 and not private.is_blank(position) and private.is_one_line(position)),
	company text not null check (char_length(company) <= 200 and not private.is_blank(company) and private.is_one_line(company)),
	company_logo text check (company_logo = '' or private.is_web_address(company_logo)),
	location text not null check (char_length(location) <= 200 and not private.is_blank(location) and private.is_one_line(location)),
	start_date date not null check (start_date between '0001-01-01' and '9999-12-31'),
	end_date date check (end_date between '0001-01-01' and '9999-12-31'),
	description text check (char_length(description) <= 10000),
	is_current boolean not null default false,
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique,
	search_text text generated always as (pg_catalog.regexp_replace(
		pg_catalog.normalize("position" || E'\n' || company || E'\n' || location, 'NFD'), '[\u0300-\u036f]', '', 'g'
	)) stored,
	constraint jobs_current_has_no_end check (not is_current or end_date is null),
	constraint jobs_end_after_start check (end_date >= start_date)
);
create index jobs_by_order on public.jobs (display_order desc, start_date desc);
create unique index jobs_one_current on public.jobs (is_current) where is_current;
alter table public.jobs enable row level security;
alter table public.jobs force row level security;
create policy jobs_visitors_read on public.jobs for select to anon using (true);
create policy jobs_read on public.jobs for select to authenticated using (true);
create policy jobs_insert on public.jobs for insert to authenticated with check ((select private.is_admin()));
create policy jobs_update on public.jobs for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy jobs_delete on public.jobs for delete to authenticated using ((select private.is_admin()));
grant select on public.jobs to anon, authenticated;
grant insert (position, company, company_logo, location, start_date, end_date, description, is_current, display_order, row_key),
	update (position, company, company_logo, location, start_date, end_date, description, is_current, display_order),
	delete on public.jobs to authenticated;
grant select, insert, update, delete on public.jobs to service_role;
create trigger keep_timestamps before update on public.jobs for each row execute function private.keep_ordered_timestamps();

-- Writers of jobs wait before they lock a row, so that two "make current" at once cannot deadlock: the later
-- one wins.
create function private.queue_job_writers() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('jobs:current'));
	return null;
end
$$;
create trigger queue_job_writers before insert or update on public.jobs
	for each statement execute function private.queue_job_writers();

-- A job that stops being the current one gets an end; without it, the home page showed only its first year.
create function private.keep_one_current_job() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	today date;
begin
	if new.is_current then
		new.end_date := null;
		today := private.day_of(now());
		-- It ends when the new one begins, but never in the future or before its own start.
		update public.jobs
			set is_current = false,
				end_date = greatest(start_date, case when new.start_date >= start_date then least(new.start_date, today) else today end)
			where is_current and id <> new.id;
	end if;
	return new;
end
$$;
create trigger keep_one_current_job before insert or update on public.jobs
	for each row execute function private.keep_one_current_job();

-- Writes which job is current and returns the replaced rows, so that Undo can send them back.
create function public.put_current_job(wanted jsonb) returns table (id uuid, is_current boolean, end_date date)
	language plpgsql security invoker set search_path = ''
as $$
declare
	amount integer;
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('jobs:current'));
	return query select job.id, job.is_current, job.end_date from public.jobs as job
		where job.is_current or job.id in (select place.id from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid));
	-- The current one first: its trigger gives the other an end, which the stored end replaces.
	update public.jobs as job set is_current = true, end_date = null
		from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid, is_current boolean)
		where job.id = place.id and place.is_current;
	get diagnostics amount = row_count;
	if amount <> (select pg_catalog.count(*) from pg_catalog.jsonb_to_recordset(wanted) as place (is_current boolean) where place.is_current) then
		raise exception 'a job does not exist' using errcode = 'PT404';
	end if;
	update public.jobs as job set is_current = false, end_date = place.end_date
		from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid, is_current boolean, end_date date)
		where job.id = place.id and not place.is_current;
end
$$;

-- Pages and redirects

-- The site's pages without a parameter: their views are counted, and their paths are not redirected. The
-- migration of a new page (`npm run create -- page`) adds a row.
create table private.pages (path text primary key);
insert into private.pages (path) values ('/'), ('/projects'), ('/essays'), ('/store'), ('/hire'), ('/contact'), ('/privacy');

-- Security definer: the roles that write redirects read no private table.
create function private.is_page(path text) returns boolean
	language sql stable security definer set search_path = ''
	return exists (select from private.pages where pages.path = is_page.path);

-- Old paths that lead to new ones. A redirect is followed only where the site has no page, so it never hides
-- one.
create table public.redirects (
	-- As requests have it: ASCII, escapes in capitals and only where they are needed, without query, fragment
	-- and slash at the end.
	from_path text primary key
		constraint redirects_from_path_check check (
			char_length(from_path) <= 300 and from_path ~ '^/[!-~]+$'
			and from_path !~ '[?#\\<>"^`{}]|//|/$|/\.\.?(/|$)|%(?![0-9A-F]{2})|%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])'
		)
		-- No route or file of the server, and no page. A test compares this with them.
		constraint redirects_fixed_route_check check (
			from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
			and from_path !~* '^/(404|contact|essays|hire|privacy|projects|search-entries|store)$'
			and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|llms|robots)\.txt)$'
			and from_path !~* '^/(healthz|metrics|revalidate|site\.webmanifest|favicon\.(ico|svg)|visit\.gif|(apple-touch-icon|icon-\d+|og-default)\.png|sample/[^/]+\.webp)$'
		),
	-- On this site; may have a query and a fragment. Its path is written like a from_path, so that both
	-- compare.
	to_path text not null
		constraint redirects_to_path_check check (
			to_path ~ '^/' and private.is_web_address(to_path)
			and to_path !~ '^[^?#]*(//|/\.\.?(/|$|[?#])|[^!-~]|[\^`{}]|%(?![0-9A-F]{2})|%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE]))'
		),
	created_at timestamptz not null default now()
);
alter table public.redirects enable row level security;
alter table public.redirects force row level security;
create policy redirects_read on public.redirects for select to authenticated using ((select private.is_admin()));
create policy redirects_insert on public.redirects for insert to authenticated with check ((select private.is_admin()));
create policy redirects_update on public.redirects for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy redirects_delete on public.redirects for delete to authenticated using ((select private.is_admin()));
grant select, insert (from_path, to_path), update (from_path, to_path), delete on public.redirects to authenticated;
grant select, insert, update, delete on public.redirects to service_role;

-- No redirect begins at a public page, or ends at itself or another redirect.
create function private.check_redirect() returns trigger language plpgsql security invoker set search_path = '' as $$
declare
	entity constant text := pg_catalog.lower(pg_catalog.split_part(new.from_path, '/', 2));
	entity_id constant text := pg_catalog.substr(new.from_path, pg_catalog.char_length(entity) + 3);
	target constant text := pg_catalog.regexp_replace(new.to_path, '/*([?#].*)?$', '');
begin
	-- One after the other, so that two at once cannot make a chain.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('redirects'));
	if private.is_page(pg_catalog.lower(new.from_path))
		or entity = 'essays' and exists (select from public.essays
			where id = entity_id and status = 'published' and (publish_at is null or publish_at <= now()))
		or entity = 'projects' and exists (select from public.projects
			where id = entity_id and status = 'published' and (publish_at is null or publish_at <= now())) then
		raise exception 'from_path is a page' using errcode = '23514', column = 'from_path', hint = 'Only a path without a page is redirected.';
	end if;
	if target = new.from_path or exists (select from public.redirects where from_path = target) then
		raise exception 'to_path is redirected itself' using errcode = '23514', column = 'to_path', hint = 'Lead to its target.';
	end if;
	return new;
end;
$$;
create trigger check_redirect before insert or update on public.redirects
	for each row execute function private.check_redirect();

-- Redirects to a path that is redirected now lead to its target at once.
create function private.shorten_redirects() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
	if exists (select from public.redirects where pg_catalog.regexp_replace(to_path, '/*([?#].*)?$', '') = new.from_path) then
		update public.redirects set to_path = new.to_path
			where pg_catalog.regexp_replace(to_path, '/*([?#].*)?$', '') = new.from_path;
	end if;
	return null;
end;
$$;
create trigger shorten_redirects after insert or update of from_path on public.redirects
	for each row execute function private.shorten_redirects();

-- The target of a path; null without a redirect, or if it leads to an essay or project that is unknown or not
-- public: its id would reveal it. Paths of data, cards, further pages and the form contain that id too.
-- Security definer: visitors may read neither redirects nor drafts.
create function private.redirect_of(path text) returns text
	language sql stable security definer set search_path = ''
	return (
		select redirect.to_path
		from public.redirects as redirect, lateral (select pg_catalog.regexp_match(
			redirect.to_path,
			'^/(?:(?:cards|data)/|admin/(?!(?:essays|projects)/new))?(essays|projects)/(?:before/|topics/[^/?#]+/before/|(?!topics/))([^/.?#]+)',
			'i'
		)) as target (parts)
		where redirect.from_path = redirect_of.path and (
			target.parts is null
			or lower(target.parts[1]) = 'essays' and exists (
				select from public.essays where id = target.parts[2] and status = 'published' and (publish_at is null or publish_at <= now())
			)
			or lower(target.parts[1]) = 'projects' and exists (
				select from public.projects where id = target.parts[2] and status = 'published' and (publish_at is null or publish_at <= now())
			)
		)
	);

-- The same for the API.
create function public.redirect_of(path text) returns text
	language sql stable security invoker set search_path = ''
	return private.redirect_of(path);

revoke all on all functions in schema public, private from public;
grant execute on function public.put_current_job(jsonb) to authenticated;
grant execute on function private.is_page(text) to authenticated, service_role;
grant execute on function private.redirect_of(text), public.redirect_of(text) to anon, authenticated, service_role;
