-- Views of public pages, counted without a person: no row per view, no identifier, no address, nothing in
-- the browser.

alter table public.site_settings add column count_visits boolean not null default true;
-- VISITS of the site's start, which the admin's switch cannot overrule.
alter table private.settings add column counts_visits boolean not null default true;

create table public.visits (
	-- In the site's time zone; the first of the month for what is older than two years.
	day date not null,
	path text not null,
	-- Empty: none, or this site; "other": beyond the twenty hosts of a page and day.
	referrer_host text not null,
	device text not null constraint visits_device_check check (device in ('phone', 'tablet', 'desktop')),
	views integer not null constraint visits_views_check check (views > 0),
	primary key (day, path, referrer_host, device)
);
create index visits_by_path on public.visits (path, day);
alter table public.visits enable row level security;
alter table public.visits force row level security;
create policy visits_read on public.visits for select to authenticated using ((select private.is_admin()));

-- How often a sender was counted within a minute of its first view; a hash, and gone after that minute.
create unlogged table private.visit_senders (
	sender text primary key,
	began_at timestamptz not null,
	views integer not null
);
create index visit_senders_by_time on private.visit_senders (began_at);

-- The host of a URL, or of what is a host already, without "www." and port; empty for anything else.
create function private.host_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return coalesce(pg_catalog.substring(
		pg_catalog.left(pg_catalog.lower(address), 2048),
		'^(?:[a-z][a-z0-9+.-]*:)?(?://)?(?:[^/?#@]*@)?(?:www\.)?([a-z0-9._-]{1,253})(?::[0-9]*)?(?:[/?#]|$)'
	), '');

-- The path that a public page is counted as, without query and slash at the end; null if there is none. The
-- further pages of a list count as the list.
create function private.counted_path(path text) returns text
	language plpgsql stable security invoker set search_path = ''
as $$
declare
	page text := pg_catalog.regexp_replace(pg_catalog.left(path, 500), '(?<=.)/*([?#].*)?$', '');
	entry_id text;
begin
	page := pg_catalog.regexp_replace(page, '^(/projects|/essays|/essays/topics/[^/]+)/before/[^/]+$', '\1');
	entry_id := pg_catalog.substring(page, '^/(?:essays|projects)/([^/]+)$');
	return case when page in ('/', '/projects', '/essays', '/store', '/hire', '/contact', '/privacy')
		or page like '/essays/topics/%' and private.essays_of_topic(pg_catalog.substr(page, 16)) <> '{}'
		or page like '/essays/%' and exists (select from public.essays
			where id = entry_id and status = 'published' and (publish_at is null or publish_at <= now()))
		or page like '/projects/%' and exists (select from public.projects
			where id = entry_id and status = 'published' and (publish_at is null or publish_at <= now()))
		then page end;
end
$$;

-- Counts a view of a public page, or nothing: silently, because nobody is helped by an error. Security
-- definer: visitors may neither read nor write what is counted.
create function private.count_visit(path text, referrer text, device text) returns void
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	headers constant jsonb := coalesce(nullif(pg_catalog.current_setting('request.headers', true), ''), '{}');
	page constant text := private.counted_path(path);
	moment constant timestamptz := pg_catalog.clock_timestamp();
	today constant date := private.today();
	host text := private.host_of(referrer);
	setting private.settings;
begin
	select * into strict setting from private.settings;
	if page is null or device is null or device not in ('phone', 'tablet', 'desktop')
		or not setting.counts_visits or not (select count_visits from public.site_settings) or private.is_admin()
		or headers ->> 'sec-gpc' = '1' or headers ->> 'dnt' = '1'
		-- "Cubot" is a phone.
		or headers ->> 'user-agent' ~* '(?<!cu)bot\M|bot[/ -]|crawl|spider|slurp|externalhit|externalagent|chatgpt-user|mediapartners|lighthouse|pingdom'
	then
		return;
	end if;
	delete from private.visit_senders where began_at <= moment - interval '1 minute';
	insert into private.visit_senders as known (sender, began_at, views) values (
		pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(setting.form_salt || 'visits' || private.visitor_address(), 'UTF8')), 'hex'),
		moment, 1
	) on conflict (sender) do update set views = known.views + 1 where known.views < 60;
	if not found then
		return;
	end if;
	if host in (private.host_of(headers ->> 'origin'), private.host_of(headers ->> 'x-forwarded-host')) then
		host := '';
	end if;
	update public.visits as visit set views = visit.views + 1
		where visit.day = today and visit.path = page and visit.referrer_host = host and visit.device = count_visit.device;
	if found then
		return;
	end if;
	-- One after the other, so that no two are the twentieth host.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('visits'));
	-- The first visit of a day adds up by month what is older than two years.
	if not exists (select from public.visits where day = today) then
		with folded as (
			delete from public.visits as visit
				where visit.day < pg_catalog.date_trunc('month', today - interval '2 years') and extract(day from visit.day) <> 1
				returning pg_catalog.date_trunc('month', visit.day)::date as month, visit.path, visit.referrer_host, visit.device, visit.views
		)
		insert into public.visits as visit (day, path, referrer_host, device, views)
			select folded.month, folded.path, folded.referrer_host, folded.device, sum(folded.views) from folded group by 1, 2, 3, 4
			on conflict on constraint visits_pkey do update set views = visit.views + excluded.views where visit.day < today;
	end if;
	if not exists (select from public.visits as visit where visit.day = today and visit.path = page and visit.referrer_host = host) and (
		select count(distinct visit.referrer_host) >= 19 from public.visits as visit
			where visit.day = today and visit.path = page and visit.referrer_host <> 'other'
	) then
		host := 'other';
	end if;
	insert into public.visits as visit (day, path, referrer_host, device, views) values (today, page, host, count_visit.device, 1)
		on conflict on constraint visits_pkey do update set views = visit.views + 1 where visit.day = today;
end
$$;

-- The same for the API, which serves the schema public only.
create function public.count_visit(path text, referrer text, device text) returns void
	language sql volatile security invoker set search_path = ''
as $$ select private.count_visit(path, referrer, device); $$;

-- The views of the last days and of as many days before, of one page or of all. With its caller's rights, so
-- that only the admin's figures are not zero.
create function public.visit_figures(days integer, page text default null) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with span as (select private.today() as today, least(greatest(days, 1), 731) as length),
	counted as (
		select visit.day, visit.path, visit.referrer_host, visit.device, visit.day > span.today - span.length as is_recent,
			sum(visit.views)::integer as views
		from public.visits as visit, span
		where visit.day > span.today - 2 * span.length and (page is null or visit.path = page)
		group by grouping sets ((visit.day), (visit.path, is_recent), (visit.referrer_host, is_recent), (visit.device, is_recent))
	)
	select jsonb_build_object(
		'days', (
			select jsonb_agg(jsonb_build_object(
				'day', span.today - ago, 'views', coalesce(recent.views, 0), 'before', coalesce(before.views, 0)
			) order by ago desc)
			from generate_series(0, span.length - 1) as ago
				left join counted as recent on recent.day = span.today - ago
				left join counted as before on before.day = span.today - span.length - ago
		),
		'pages', (select coalesce(jsonb_agg(row), '[]') from (
			select path as name, views from counted where path is not null and is_recent order by views desc, path limit 200
		) as row),
		'referrers', (select coalesce(jsonb_agg(row), '[]') from (
			select referrer_host as name, views from counted where referrer_host is not null and is_recent order by views desc, referrer_host limit 200
		) as row),
		'devices', (select coalesce(jsonb_agg(row), '[]') from (
			select device as name, views from counted where device is not null and is_recent order by views desc, device
		) as row)
	)
	from span;
$$;

-- All views of each of these paths.
create function public.visit_totals(paths text[]) returns jsonb
	language sql stable security invoker set search_path = ''
	return (
		select coalesce(jsonb_object_agg(path, views), '{}')
		from (select path, sum(views) as views from public.visits where path = any(paths) group by path) as counted
	);

-- What the page about privacy says: what is really on. Security definer: visitors may read neither setting.
create function private.privacy_facts() returns jsonb
	language sql stable security definer set search_path = ''
	return (
		select jsonb_build_object(
			'counts_visits', setting.counts_visits and site.count_visits,
			'sends_mail', mail.is_on,
			'sends_receipts', mail.is_on and mail.sends_receipts
		)
		from private.settings as setting, public.site_settings as site, public.mail_settings as mail
	);
create function public.privacy_facts() returns jsonb
	language sql stable security invoker set search_path = ''
	return private.privacy_facts();
