-- No sender fills a page's list of referrers, only names of public hosts are stored, and a clock that steps
-- back neither keeps a sender's minute open nor begins a second one.

-- Which network brought a host to a page today. Two bytes of a hash, which thousands of addresses share; the
-- same network has others on the next page and day.
create unlogged table private.visit_hosts (
	number bigint generated always as identity,
	day date not null,
	path text not null,
	referrer_host text not null,
	network bytea not null,
	primary key (day, path, referrer_host)
);

-- New: the host has a dot and a name at its end, without the dot of the root.
create or replace function private.host_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return coalesce(pg_catalog.substring(
		pg_catalog.left(pg_catalog.lower(address), 2048),
		'^(?:[a-z][a-z0-9+.-]*:)?(?://)?(?:[^/?#@]*@)?(?:www\.)?(?![^:/?#]{254})'
			'((?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)\.?(?::[0-9]*)?(?:[/?#]|$)'
	), '');

-- New: when a page has its twenty hosts, a further one takes the place of the newest of the network that
-- brought the most, if that has brought more than the new one's network then has. Direct views need no share.
create or replace function private.count_visit(path text, referrer text, device text) returns void
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
