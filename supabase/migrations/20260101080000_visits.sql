-- Views of public pages, counted without a person: no row per view, no identifier, no address, nothing in the
-- browser.

create table public.visits (
	-- In the site's time zone; the first of the month for views older than two years.
	day date not null,
	path text not null,
	-- Empty: none, or this site; "other": beyond the twenty hosts of a page and day.
	referrer_host text not null,
	device text not null check (device in ('phone', 'tablet', 'desktop')),
	views integer not null check (views > 0),
	primary key (day, path, referrer_host, device)
);
create index visits_by_path on public.visits (path, day);
alter table public.visits enable row level security;
alter table public.visits force row level security;
create policy visits_read on public.visits for select to authenticated using ((select private.is_admin()));
grant select on public.visits to authenticated;
grant select, insert, update, delete on public.visits to service_role;

-- How often a sender was counted within a minute of its first view; a hash, deleted after that minute.
create unlogged table private.visit_senders (
	sender text primary key,
	began_at timestamptz not null,
	views integer not null
);
create index visit_senders_by_time on private.visit_senders (began_at);

-- The network that brought a host to a page today. Two bytes of a hash, which thousands of addresses share;
-- the same network has other bytes on the next page and day.
create unlogged table private.visit_hosts (
	number bigint generated always as identity,
	day date not null,
	path text not null,
	referrer_host text not null,
	network bytea not null,
	primary key (day, path, referrer_host)
);

-- The public host of a URL or of a plain host, without "www.", port and the root's dot; empty for anything
-- else.
create function private.host_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return coalesce(pg_catalog.substring(
		pg_catalog.left(pg_catalog.lower(address), 2048),
		'^(?:[a-z][a-z0-9+.-]*:)?(?://)?(?:[^/?#@]*@)?(?:www\.)?(?![^:/?#]{254})'
			'((?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)\.?(?::[0-9]*)?(?:[/?#]|$)'
	), '');

-- The path that a public page is counted as, without query and slash at the end; null if there is no such
-- page. The further pages of a list count as the list.
create function private.counted_path(path text) returns text
	language plpgsql stable security invoker set search_path = ''
as $$
declare
	page text := pg_catalog.regexp_replace(pg_catalog.left(path, 500), '(?<=.)/*([?#].*)?$', '');
	entry_id text;
begin
	page := pg_catalog.regexp_replace(page, '^(/projects|/essays|/essays/topics/[^/]+)/before/[^/]+$', '\1');
	entry_id := pg_catalog.substring(page, '^/(?:essays|projects)/([^/]+)$');
	return case when private.is_page(page)
		or page like '/essays/topics/%' and private.essays_of_topic(pg_catalog.substr(page, 16)) <> '{}'
		or page like '/essays/%' and exists (select from public.essays
			where id = entry_id and status = 'published' and (publish_at is null or publish_at <= now()))
		or page like '/projects/%' and exists (select from public.projects
			where id = entry_id and status = 'published' and (publish_at is null or publish_at <= now()))
		then page end;
end
$$;

-- Counts a view of a public page, or nothing; an error would help nobody. When a page has its twenty hosts, a
-- further one replaces the newest of the network that brought the most, if that has brought more than the new
-- one's network then has. Direct views need no share. Security definer: visitors may neither read nor write
-- the counts.
create function private.count_visit(path text, referrer text, device text) returns void
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	headers constant jsonb := coalesce(nullif(pg_catalog.current_setting('request.headers', true), ''), '{}');
	page constant text := private.counted_path(path);
	moment constant timestamptz := pg_catalog.clock_timestamp();
	today constant date := private.today();
	host text := private.host_of(referrer);
	own_network bytea;
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
	-- Rows from before the clock stepped back; another session's may be a little newer.
	update private.visit_senders set began_at = moment where began_at > moment + interval '1 second';
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
		delete from private.visit_hosts where day < today;
		with folded as (
			delete from public.visits as visit
				where visit.day < pg_catalog.date_trunc('month', today - interval '2 years') and extract(day from visit.day) <> 1
				returning pg_catalog.date_trunc('month', visit.day)::date as month, visit.path, visit.referrer_host, visit.device, visit.views
		)
		insert into public.visits as visit (day, path, referrer_host, device, views)
			select folded.month, folded.path, folded.referrer_host, folded.device, sum(folded.views) from folded group by 1, 2, 3, 4
			on conflict on constraint visits_pkey do update set views = visit.views + excluded.views where visit.day < today;
	end if;
	if not exists (select from public.visits as visit where visit.day = today and visit.path = page and visit.referrer_host = host) then
		own_network := pg_catalog.substr(pg_catalog.sha256(pg_catalog.convert_to(
			setting.form_salt || 'visit hosts' || today || page || private.visitor_address(), 'UTF8')), 1, 2);
		if (
			select count(distinct visit.referrer_host) >= 19 from public.visits as visit
				where visit.day = today and visit.path = page and visit.referrer_host <> 'other'
		) then
			with shares as (
				select opened.network, count(*) as hosts, max(opened.number) as newest from private.visit_hosts as opened
				where opened.day = today and opened.path = page and exists (select from public.visits as visit
					where visit.day = today and visit.path = page and visit.referrer_host = opened.referrer_host)
				group by opened.network
			), dropped as (
				delete from private.visit_hosts as opened where opened.number = (
					select newest from shares
					where host = '' or hosts > 1 + coalesce((select own.hosts from shares as own where own.network = own_network), 0)
					order by hosts desc, newest desc limit 1
				) returning opened.referrer_host
			), moved as (
				delete from public.visits as visit using dropped
					where visit.day = today and visit.path = page and visit.referrer_host = dropped.referrer_host
					returning visit.device, visit.views
			)
			insert into public.visits as visit (day, path, referrer_host, device, views)
				select today, page, 'other', moved.device, moved.views from moved
				on conflict on constraint visits_pkey do update set views = visit.views + excluded.views where visit.day = today;
			if not found then
				host := 'other';
			end if;
		end if;
		insert into private.visit_hosts as opened (day, path, referrer_host, network)
			select today, page, host, own_network where host not in ('', 'other')
			on conflict on constraint visit_hosts_pkey do update set network = excluded.network where opened.day = today;
	end if;
	insert into public.visits as visit (day, path, referrer_host, device, views) values (today, page, host, count_visit.device, 1)
		on conflict on constraint visits_pkey do update set views = visit.views + 1 where visit.day = today;
end
$$;

-- The same for the API.
create function public.count_visit(path text, referrer text, device text) returns void
	language sql volatile security invoker set search_path = ''
as $$ select private.count_visit(path, referrer, device); $$;

-- The views of the last days and of as many days before, of one page or of all. It runs with its caller's
-- rights, so that only an admin's figures are not zero.
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

-- The enabled features that the privacy page names. Security definer: visitors may read neither setting.
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

revoke all on all functions in schema public, private from public;
grant execute on function private.count_visit(text, text, text), public.count_visit(text, text, text),
	private.privacy_facts(), public.privacy_facts() to anon, authenticated, service_role;
grant execute on function public.visit_figures(integer, text), public.visit_totals(text[]) to authenticated;
