-- Upgrades a database of 3.0.0 to the schema of 4.0.0. A start runs the migrations below that the database
-- lacks, then the baseline, in one transaction. docs/operate.md has the command for a hosted project.
do $$
begin
	if not exists (select from supabase_migrations.schema_migrations where version = '20261130000300')
		or exists (select from supabase_migrations.schema_migrations where version = '20261201000100') then
		raise exception 'This project does not have the migrations of 3.0.0; nothing was changed.'
			using hint = 'Push the migrations of 3.0.0 first. A project that has those of 4.0.0 needs no upgrade.';
	end if;
end
$$;

-- migration 20261201000100_visit_hosts
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
-- migration 20261201000110_visit_hosts_grants
revoke all on private.visit_hosts from public, anon, authenticated, service_role;
-- migration 20261201000200_receipt_shares
-- A mailbox is one however its address is written, and one network cannot use up the receipts of an hour.

-- New: Gmail ignores dots, and googlemail.com is its other name. For limits only, never to send to.
create or replace function private.mailbox_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.regexp_replace(
		pg_catalog.lower(address), '\+[^@]*|\.(?=[^@]*@g(oogle)?mail\.com$)|(?<=@g)oogle(?=mail\.com$)', '', 'g'
	);

-- New: receipts for the first three messages of a network in an hour, counted for each form. Receipts that
-- were written before the clock stepped back do not count.
create or replace function private.queue_mails() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	address constant text := lower(to_jsonb(new) ->> tg_argv[0]);
	moment timestamptz;
	sender_key text;
begin
	-- No news is what the service writes, and a request that the admin made from a message.
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or to_jsonb(new) ->> 'contact_id' is not null then
		return null;
	end if;
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'notice', tg_table_name, new.id, null from public.mail_settings where is_on;
	-- Mail programs read more than one address, or another, in what is no plain address.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('receipts'));
	moment := pg_catalog.clock_timestamp();
	-- As limit_submissions, which has counted this message.
	select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
		form_salt || tg_table_name || private.visitor_address(), 'UTF8')), 'hex') into strict sender_key from private.settings;
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'receipt', tg_table_name, new.id, address from public.mail_settings
		where is_on and sends_receipts and address ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$' and not exists (
			select from public.mails where kind = 'receipt' and created_at between moment - interval '1 day' and moment
				and private.mailbox_of(recipient) = private.mailbox_of(address)
		) and (
			select count(*) < 20 from public.mails where kind = 'receipt' and created_at between moment - interval '1 hour' and moment
		) and (
			select count(*) <= 3 from private.form_submissions where sender = sender_key and received_at > moment - interval '1 hour'
		);
	return null;
end
$$;
-- migration 20261201000300_form_shares
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
revoke all on function private.limit_sender() from public, anon, authenticated, service_role;
-- migration 20261201000500_mail_attempts
-- A mail counts as tried once the mailer begins to send it.

-- The mailer raises `attempts` right before it sends, and the database plans the next attempt. The seventh, a
-- day later, is the last.
create function private.plan_next_attempt() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.next_attempt_at := now() + (array[
		interval '5 minutes', interval '15 minutes', interval '30 minutes', interval '2 hours', interval '6 hours', interval '15 hours'
	])[new.attempts];
	return new;
end
$$;
create trigger plan_next_attempt before update of attempts on public.mails
	for each row execute function private.plan_next_attempt();

-- A claim keeps a mail from other mailers for five minutes and counts as no attempt, because a mailer may end
-- before it begins. New notices wait for the rest of a burst, so that ten at once are one mail.
create or replace function private.claim_mails() returns table (id bigint, kind text, entity text, attempts integer, recipient text, enquiry jsonb)
	language plpgsql security definer set search_path = ''
as $$
declare
	burst record;
	waits boolean;
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('mails'));
	select count(*) filter (where mails.attempts = 0) as pending, count(*) as recent, max(created_at) as newest
		into burst from public.mails where mails.kind = 'notice' and mails.created_at > now() - interval '1 minute';
	waits := (burst.newest > now() - interval '5 seconds' or (burst.recent >= 10 and burst.pending < 10)) and not exists (
		select from public.mails as late where late.next_attempt_at is not null and late.kind = 'notice'
			and late.attempts = 0 and late.created_at <= now() - interval '1 minute'
	);
	return query
		with claimed as (
			update public.mails set next_attempt_at = now() + interval '5 minutes'
			where mails.id in (
				select due.id from public.mails as due
				where due.next_attempt_at <= now() and not (due.kind = 'notice' and due.attempts = 0 and waits)
				order by due.id limit 50
			)
			returning mails.*
		)
		select claimed.id, claimed.kind, claimed.entity, claimed.attempts, claimed.recipient, coalesce(to_jsonb(contact), to_jsonb(hire_project))
		from claimed
			left join public.contacts as contact on contact.id = claimed.contact_id
			left join public.hire_projects as hire_project on hire_project.id = claimed.hire_project_id
		order by claimed.id;
end
$$;
-- migration 20261201000510_mail_attempts_grants
revoke all on function private.plan_next_attempt() from public, anon, authenticated, service_role;
-- migration 20261201000600_attempts
-- Attempts at accounts, which all processes of a site count together. A key is a hash; it goes with its time.
create table private.attempts (
	key text primary key,
	attempts integer not null,
	ends_at timestamptz not null
);
create index attempts_by_time on private.attempts (ends_at);

-- Counts an attempt under each key and returns 0; if a key is used up, only the ms until it is free.
-- One call at a time, so that a burst does not pass. A clock that steps back ends a count.
create function private.begin_attempts(keys jsonb) returns integer
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	wait_ms integer;
begin
	perform pg_catalog.pg_advisory_xact_lock(7316404);
	delete from private.attempts where ends_at <= pg_catalog.clock_timestamp();
	select pg_catalog.ceil(1000 * extract(epoch from pg_catalog.max(ends_at) - pg_catalog.clock_timestamp())) into wait_ms
		from private.attempts join pg_catalog.jsonb_to_recordset(keys) as wanted (key text, "limit" integer, "windowMs" integer) using (key)
		where attempts >= "limit" and ends_at <= pg_catalog.clock_timestamp() + "windowMs" * interval '1 millisecond';
	if wait_ms is not null then
		return wait_ms;
	end if;
	insert into private.attempts as stored
		select key, 1, pg_catalog.clock_timestamp() + "windowMs" * interval '1 millisecond'
			from pg_catalog.jsonb_to_recordset(keys) as wanted (key text, "windowMs" integer)
		on conflict (key) do update set
			attempts = case when stored.ends_at > excluded.ends_at then 1 else stored.attempts + 1 end,
			ends_at = least(stored.ends_at, excluded.ends_at)
			where stored.key = excluded.key;
	-- A crowd fills the table no further; the counts that end first go first.
	delete from private.attempts where key in (select key from private.attempts order by ends_at desc offset 50000);
	return 0;
end
$$;

revoke all on private.attempts from public, anon, authenticated, service_role;
revoke all on function private.begin_attempts(jsonb) from public, anon, authenticated, service_role;
-- migration 20261201005000_row_versions
-- A new order is no new version of a row, and is stored by one statement.

-- As keep_timestamps, for ordered tables: an update of display_order alone keeps updated_at.
create function private.keep_ordered_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	moved record := old;
begin
	new.created_at := old.created_at;
	new.updated_at := old.updated_at;
	moved.display_order := new.display_order;
	if new is distinct from moved or new.display_order = old.display_order then
		new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	end if;
	return new;
end
$$;
drop trigger keep_timestamps on public.jobs;
drop trigger keep_timestamps on public.services;
drop trigger keep_timestamps on public.service_categories;
drop trigger keep_timestamps on public.reply_templates;
create trigger keep_timestamps before update on public.jobs for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.services for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.service_categories
	for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.reply_templates
	for each row execute function private.keep_ordered_timestamps();

-- Writes display orders, all or none, and returns the replaced ones. `wanted` has id and display_order.
create function public.put_in_order(list text, wanted jsonb) returns table (id text, display_order integer)
	language plpgsql security invoker set search_path = ''
as $$
declare
	amount integer;
begin
	if list not in ('jobs', 'services', 'service_categories', 'reply_templates') then
		raise exception 'there is no such list' using errcode = '22023';
	end if;
	-- One after the other, so that two at once cannot wait for each other's rows.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('order:' || list));
	return query execute pg_catalog.format(
		'with wanted as (select * from pg_catalog.jsonb_to_recordset($1) as place (id text, display_order integer)),
			before as (select id::text, display_order from public.%1$I),
			changed as (
				update public.%1$I as stored set display_order = wanted.display_order from wanted
				where stored.id::text = wanted.id returning stored.id::text
			)
		select before.id, before.display_order from before join changed on before.id = changed.id', list) using wanted;
	get diagnostics amount = row_count;
	if amount <> pg_catalog.jsonb_array_length(wanted) then
		raise exception 'a row to put in order does not exist' using errcode = 'PT404';
	end if;
end
$$;
-- migration 20261201005010_row_versions_grants
revoke all on function private.keep_ordered_timestamps(), public.put_in_order(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.put_in_order(text, jsonb) to authenticated;
-- migration 20261201005100_reserved_slugs
-- As before; skips words that the site uses itself, as a path, an element or a property of an object.
create or replace function private.give_slug() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	reserved constant text[] := '{before,boot,categories,constructor,index,main,new,root,topics}';
	title text;
	base text;
	ending text := '';
	attempt integer := 1;
	taken boolean;
begin
	if tg_op = 'UPDATE' then
		new.id := old.id;
		return new;
	end if;
	-- Only a restore or the service role may bring an id along; the API roles hold no grant on the column.
	if new.id <> '' then
		return new;
	end if;
	execute pg_catalog.format('select ($1).%I', coalesce(tg_argv[1], 'title')) into title using new;
	base := private.to_slug(title);
	-- Two inserts of one title at a time wait for each other instead of colliding.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('slug:' || tg_table_name));
	loop
		if base = '' then
			new.id := tg_argv[0] || '-' || pg_catalog.substr(pg_catalog.md5(gen_random_uuid()::text), 1, 8);
		else
			new.id := private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		exit when not taken and new.id <> all (reserved);
		attempt := attempt + 1;
		ending := '-' || attempt;
	end loop;
	return new;
end
$$;
-- migration 20261201006000_pages
-- The site's pages without a parameter: their views are counted, and no path of one is redirected. The
-- migration of a new page (`npm run create -- page`) adds one.

create table private.pages (path text primary key);
insert into private.pages (path) values ('/'), ('/projects'), ('/essays'), ('/store'), ('/hire'), ('/contact'), ('/privacy');

-- Security definer: the roles that write redirects read no private table.
create function private.is_page(path text) returns boolean
	language sql stable security definer set search_path = ''
	return exists (select from private.pages where pages.path = is_page.path);

-- As before, with the list of pages.
create or replace function private.counted_path(path text) returns text
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

-- As before; no redirect begins at one of the pages either.
create or replace function private.check_redirect() returns trigger language plpgsql security invoker set search_path = '' as $$
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
-- migration 20261201006010_pages_grants
revoke all on private.pages from public, anon, authenticated, service_role;
revoke all on function private.is_page(text) from public, anon, authenticated, service_role;
grant execute on function private.is_page(text) to authenticated, service_role;
-- migration 20261201007000_favicon_route
-- /favicon.ico is the site's own: it is not redirected.
alter table public.redirects disable trigger user;
alter table public.redirects drop constraint redirects_fixed_route_check;
delete from public.redirects where from_path ~* '^/favicon\.ico$';
alter table public.redirects add constraint redirects_fixed_route_check check (
	from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
	and from_path !~* '^/(404|contact|essays|hire|privacy|projects|search-entries|store)$'
	and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|llms|robots)\.txt)$'
	and from_path !~* '^/(healthz|metrics|revalidate|site\.webmanifest|favicon\.(ico|svg)|visit\.gif|(apple-touch-icon|icon-\d+|og-default)\.png|sample/[^/]+\.webp)$'
);
alter table public.redirects enable trigger user;
-- migration 20261201008000_public_revisions
-- Every text that was public is kept: a text that replaced it within ten minutes took its revision.
alter table public.revisions add column was_public boolean not null default false;
update public.revisions set was_public = true
	from (
		select 'essays' as entity, id from public.essays where status = 'published' and (publish_at is null or publish_at <= now())
		union all
		select 'projects', id from public.projects where status = 'published' and (publish_at is null or publish_at <= now())
	) as shown
	where revisions.entity = shown.entity and revisions.entity_id = shown.id
		and revisions.number = (select max(number) from public.revisions as all_of where all_of.entity = shown.entity and all_of.entity_id = shown.id);

-- Saves by one admin within ten minutes are one revision, but for texts that were public and the first draft
-- after one. The first and the last 50 stay. Security definer: no API role may write revisions.
create or replace function private.keep_revision() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	revised constant jsonb := private.revised_values(to_jsonb(new));
	latest public.revisions;
begin
	select * into latest from public.revisions where entity = tg_table_name and entity_id = new.id order by number desc limit 1;
	if tg_op = 'UPDATE' then
		if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) and not latest.was_public then
			update public.revisions set was_public = true
				where entity = tg_table_name and entity_id = new.id and number = latest.number;
			latest.was_public := true;
		end if;
		if revised = private.revised_values(to_jsonb(old)) then
			return null;
		end if;
	end if;
	-- A revision from the future, stored before the clock stepped back, would take in every save until then.
	if not latest.was_public and latest.admin_id = auth.uid() and latest.created_at between now() - interval '10 minutes' and now()
		and exists (select from public.revisions
			where entity = tg_table_name and entity_id = new.id and number = latest.number - 1 and not was_public) then
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
-- migration 20261201008100_publication_day
-- An essay that is published for the first time is of that day, unless a person chose another: a draft of
-- October that appeared in November stood below everything newer.

create function private.day_of(moment timestamptz) returns date
	language sql stable security invoker set search_path = ''
	return (moment at time zone coalesce((select time_zone from public.site_settings), 'UTC'))::date;

create function private.was_public(entity text, entity_id text) returns boolean
	language sql stable security invoker set search_path = ''
	return exists (
		select from public.revisions as revision
		where revision.entity = was_public.entity and revision.entity_id = was_public.entity_id and revision.was_public
	);

create function private.date_publication() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	is_stored constant boolean := tg_op = 'UPDATE';
begin
	if new.status = 'draft' or is_stored and (
		old.status = 'published' and (old.publish_at is null or old.publish_at <= now())
		or private.was_public('essays', old.id)
	) then
		return new;
	end if;
	-- The day on which the row was made, or that of a plan that is changed now: nobody chose it.
	if new.date = private.day_of(case when is_stored then old.created_at else now() end)
		or is_stored and new.date = old.date and new.date = private.day_of(old.publish_at) then
		new.date := private.day_of(greatest(new.publish_at, now()));
	end if;
	return new;
end
$$;
create trigger date_publication before insert or update on public.essays
	for each row execute function private.date_publication();
-- migration 20261201008110_publication_day_grants
revoke all on function private.day_of(timestamptz), private.was_public(text, text), private.date_publication() from public, anon, authenticated, service_role;
grant execute on function private.day_of(timestamptz), private.was_public(text, text) to authenticated, service_role;
-- migration 20261201008200_unfinished_texts
-- New essays and projects that lack a required field yet, kept for every device of the admin. The id is the
-- key of the row that such a text becomes; an insert with the key deletes it.
create table public.unfinished_texts (
	id uuid primary key,
	entity text not null constraint unfinished_texts_entity_check check (entity in ('essays', 'projects')),
	-- The fields of the form, as they were typed.
	fields jsonb not null
		constraint unfinished_texts_fields_check check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 700000),
	-- The title, or how the text begins.
	label text not null generated always as (left(coalesce(
		nullif(btrim(fields ->> 'title'), ''), nullif(btrim(fields ->> 'excerpt'), ''),
		nullif(btrim(fields ->> 'description'), ''), nullif(btrim(fields ->> 'content'), ''), 'Untitled'
	), 100)) stored,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table public.unfinished_texts enable row level security;
alter table public.unfinished_texts force row level security;
create policy unfinished_texts_read on public.unfinished_texts for select to authenticated using ((select private.is_admin()));
create policy unfinished_texts_insert on public.unfinished_texts for insert to authenticated with check ((select private.is_admin()));
create policy unfinished_texts_update on public.unfinished_texts for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy unfinished_texts_delete on public.unfinished_texts for delete to authenticated using ((select private.is_admin()));
create trigger keep_timestamps before update on public.unfinished_texts for each row execute function private.keep_timestamps();
-- migration 20261201008210_unfinished_texts_grants
revoke all on public.unfinished_texts from public, anon, authenticated, service_role;
grant select, insert (id, entity, fields), update (fields), delete on public.unfinished_texts to authenticated;
grant select, insert, update, delete on public.unfinished_texts to service_role;
-- migration 20261201008220_row_keys
-- A create can be repeated: the form of a new row makes its key, and the table has one row of a key. A
-- column, so that an insert is one request as before; it says nothing of the row, so visitors may read it.
do $$
declare
	list text;
begin
	foreach list in array array[
		'projects', 'essays', 'jobs', 'services', 'service_categories', 'reply_templates', 'enquiry_notes'
	] loop
		execute format('alter table public.%1$I add column row_key uuid constraint %2$I unique', list, list || '_row_key_key');
	end loop;
end
$$;

-- The text that a row was begun as is finished.
create function private.finish_text() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	delete from public.unfinished_texts where id = new.row_key;
	return null;
end
$$;
create trigger finish_text after insert on public.essays
	for each row when (new.row_key is not null) execute function private.finish_text();
create trigger finish_text after insert on public.projects
	for each row when (new.row_key is not null) execute function private.finish_text();

-- As before; the key is no text.
create or replace function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,row_key,status,publish_at,created_at,updated_at}'::text[];
-- migration 20261201008230_row_keys_grants
grant insert (row_key) on public.projects, public.essays, public.jobs, public.services, public.service_categories, public.reply_templates,
	public.enquiry_notes to authenticated;
revoke all on function private.finish_text() from public, anon, authenticated, service_role;
-- migration 20261201008300_stored_files
-- The stored files, with the places that show them: a replaced picture stayed public, and no screen named it.

-- An image and its copies (prepareUpload.ts) have one key: the path up to the size; any other file has its
-- path.
create function private.file_key(path text) returns text
	language sql immutable security invoker set search_path = ''
	return coalesce(pg_catalog.substring(path, '^.*/\d+-[0-9a-f]+-\d+x\d+(?=[.-])'), path);

-- The start of a key that no URL escapes, so that a strange name may count as used and never as unused.
create function private.file_start(key text) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.rtrim(pg_catalog.substring(key, '^[A-Za-z0-9._/-]+'), '.');

-- The starts of the files that a text names. It is split first, as a pattern over whole texts is slow.
create function private.named_files(content text) returns setof text
	language sql immutable security invoker set search_path = ''
as $$
	select distinct private.file_key(pg_catalog.rtrim(path, '.'))
	from pg_catalog.string_to_table(content, '/storage/v1/') with ordinality as found (part, place),
		pg_catalog.substring(part, '^(?:object|render/image)/(?:public/)?([A-Za-z0-9._/-]+)') as path
	where place > 1 and path is not null;
$$;

-- Every place that shows a file, or one file: the rows of all tables that an admin writes and no visitor,
-- whatever their columns. Security definer: the admin may not read every column.
create function private.file_uses(wanted text default null) returns table (start text, place text, id text, title text)
	language plpgsql stable security definer set search_path = ''
as $$
declare
	source record;
begin
	if not private.is_admin() then
		return;
	end if;
	for source in select relname from pg_catalog.pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r'
			and (pg_catalog.has_any_column_privilege('authenticated', oid, 'insert')
				or pg_catalog.has_any_column_privilege('authenticated', oid, 'update'))
			and not pg_catalog.has_any_column_privilege('anon', oid, 'insert')
	loop
		return query execute pg_catalog.format($sql$
			select named, %1$L::text, coalesce(stored->>'id', stored->>'from_path'),
				coalesce(stored->>'title', stored->>'position', stored->>'name', stored->>'label', stored->>'from_path')
			from public.%1$I as entry, private.named_files(entry::text) as named, to_jsonb(entry) as stored
			where pg_catalog.strpos(entry::text, coalesce($1, '/storage/v1/')) > 0 and ($1 is null or named = $1)
		$sql$, source.relname) using wanted;
	end loop;
end
$$;

-- A page of the stored files, each an image with its copies: the unused first, then the latest. `state` is
-- "unused" or "used"; `sort` is "bytes" or "created_at". Only the admin's policies let rows of
-- storage.objects through.
create function public.stored_files(
	search text default '', state text default null, sort text default null, descending boolean default true,
	page_size integer default 25, page integer default 1
) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with files as materialized (
		select bucket_id as bucket, private.file_key(bucket_id || '/' || name) as key,
			array_agg(name order by name ~ '\.w\d+\.webp$', length(name), name) as names,
			sum(coalesce((metadata->>'size')::bigint, 0)) as bytes, min(created_at) as created_at
		from storage.objects where bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		group by 1, 2
	),
	uses as materialized (
		select start, jsonb_agg(jsonb_build_object('place', place, 'id', id, 'title', title) order by place, title) as uses
		from private.file_uses() group by start
	),
	found as materialized (
		select files.*, uses from files left join uses on start = private.file_start(key)
		where (state is null or (uses is null) = (state = 'unused'))
			and strpos(lower(concat_ws(' ', bucket || '/' || names[1], uses::text)), lower(search)) > 0
	),
	listed as materialized (
		select * from found
		order by sort is null and uses is not null,
			case when sort = 'bytes' then bytes else extract(epoch from created_at) end * case when descending then -1 else 1 end, names[1]
		limit page_size offset (page - 1) * page_size
	),
	-- The latest text of the history that shows an unused file.
	last_uses as materialized (
		select distinct on (key) named as key, jsonb_build_object('place', entity, 'id', entity_id, 'title', "values"->>'title') as last_use
		from public.revisions, private.named_files("values"::text) as named
		where exists (select from listed where uses is null) and named in (select key from listed where uses is null)
			and "values"::text like '%/storage/v1/%'
		order by key, created_at desc, number desc
	)
	select jsonb_build_object('total', (select count(*) from found), 'rows', coalesce((
		select jsonb_agg(jsonb_build_object(
			'bucket', bucket, 'names', names, 'bytes', bytes, 'created_at', created_at,
			'uses', coalesce(uses, '[]'), 'last_use', last_use
		) order by sort is null and uses is not null,
			case when sort = 'bytes' then bytes else extract(epoch from created_at) end * case when descending then -1 else 1 end, names[1])
		from listed left join last_uses using (key)
	), '[]'));
$$;

-- As before, and no file that is shown somewhere.
drop policy objects_delete on storage.objects;
create policy objects_delete on storage.objects for delete to authenticated
	using (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin())
		and not exists (select from private.file_uses(private.file_start(private.file_key(bucket_id || '/' || name)))));
-- migration 20261201008310_stored_files_grants
revoke all on function private.file_key(text), private.file_start(text), private.named_files(text), private.file_uses(text),
	public.stored_files(text, text, text, boolean, integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.file_key(text), private.file_start(text), private.named_files(text), private.file_uses(text),
	public.stored_files(text, text, text, boolean, integer, integer) to authenticated;
-- migration 20261201008400_addresses
-- An admin may choose the id of an essay or project, which is its address. An empty id follows the title
-- until the first publication; a later change leaves a redirect at the old address.

-- As before; an update may change the id, and only a free one that no page of the site has.
create or replace function private.give_slug() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	reserved constant text[] := '{before,boot,categories,constructor,index,main,new,root,topics}';
	is_stored constant boolean := tg_op = 'UPDATE';
	title text;
	base text;
	ending text := '';
	attempt integer := 1;
	taken boolean;
begin
	if is_stored and (tg_table_name not in ('essays', 'projects') or new.id = old.id) then
		new.id := old.id;
		return new;
	end if;
	if is_stored then
		-- Until follow_address has moved the links.
		set constraints public.preview_links_essay_id_fkey, public.preview_links_project_id_fkey deferred;
	end if;
	-- Two inserts of one title at a time wait for each other instead of colliding.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('slug:' || tg_table_name));
	if new.id <> '' then
		-- A restore brings the ids of its rows along.
		if not is_stored and current_user <> 'authenticated' then
			return new;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		if taken or new.id = any (reserved) then
			raise exception 'id is taken' using errcode = '23514', column = 'id', hint = 'Choose another address.';
		end if;
		return new;
	end if;
	execute pg_catalog.format('select ($1).%I', coalesce(tg_argv[1], 'title')) into title using new;
	base := private.to_slug(title);
	if is_stored then
		ending := coalesce(pg_catalog.substring(old.id, '-[0-9]+$'), '');
		if base = '' or old.id in (private.shorten_slug(base, 80), private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending)
			or old.status = 'published' and (old.publish_at is null or old.publish_at <= now())
			or private.was_public(tg_table_name, old.id) then
			new.id := old.id;
			return new;
		end if;
		ending := '';
	end if;
	loop
		if base = '' then
			new.id := tg_argv[0] || '-' || pg_catalog.substr(pg_catalog.md5(gen_random_uuid()::text), 1, 8);
		else
			new.id := private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		exit when not taken and new.id <> all (reserved);
		attempt := attempt + 1;
		ending := '-' || attempt;
	end loop;
	return new;
end
$$;

-- History, preview links and views follow a new address. Security definer: no API role may change them.
create function private.follow_address() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	old_path constant text := '/' || tg_table_name || '/' || old.id;
	new_path constant text := '/' || tg_table_name || '/' || new.id;
begin
	if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) or private.was_public(tg_table_name, old.id) then
		-- Back to an earlier address: its page comes before a redirect.
		delete from public.redirects where from_path = new_path;
		insert into public.redirects (from_path, to_path) values (old_path, new_path);
		insert into public.visits as visit (day, path, referrer_host, device, views)
			select moved.day, new_path, moved.referrer_host, moved.device, moved.views from public.visits as moved where moved.path = old_path
			on conflict (day, path, referrer_host, device) do update set views = visit.views + excluded.views where visit.path = new_path;
		delete from public.visits where path = old_path;
	end if;
	update public.revisions set entity_id = new.id where entity = tg_table_name and entity_id = old.id;
	update public.preview_links set entity_id = new.id where entity = tg_table_name and entity_id = old.id;
	set constraints public.preview_links_essay_id_fkey, public.preview_links_project_id_fkey immediate;
	return null;
end
$$;
create trigger follow_address after update on public.essays
	for each row when (old.id <> new.id) execute function private.follow_address();
create trigger follow_address after update on public.projects
	for each row when (old.id <> new.id) execute function private.follow_address();

-- A generated column cannot follow by itself: it is checked once the trigger above has run.
alter table public.preview_links
	alter constraint preview_links_essay_id_fkey deferrable,
	alter constraint preview_links_project_id_fkey deferrable;
alter table public.essays
	drop constraint essays_translation_of_fkey,
	add constraint essays_translation_of_fkey foreign key (translation_of) references public.essays (id)
		on delete set null on update cascade;

alter table public.essays alter column date set default private.day_of(now());
-- migration 20261201008410_addresses_grants
grant insert (id), update (id) on public.essays, public.projects to authenticated;
revoke all on function private.follow_address() from public, anon, authenticated, service_role;
-- migration 20261201009100_sentences
-- Sentences that speak in the owner's name; a blank one is not shown.
alter table public.site_settings add column texts jsonb not null default '{
	"callToAction": "I read every message myself.",
	"contactLead": "Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in order.",
	"contactNote": "Used to reply to you and for nothing else.",
	"contactSent": "I will write back soon.",
	"hireLead": "Tell me what you are making and what is in the way. You will hear back within 24 hours, usually with a question.",
	"hireNote": "No obligation. Your description stays between us.",
	"hireSent": "You will have a reply within 24 hours.",
	"hireDescription": "You hear back within 24 hours.",
	"newEssays": "fresh",
	"oldEssays": "steeped",
	"notFound": "This path ends among the tea."
}' constraint site_settings_texts_check check (
	private.are_texts(texts, '{
		"callToAction": 200, "contactLead": 500, "contactNote": 200, "contactSent": 200, "hireLead": 500, "hireNote": 200,
		"hireSent": 200, "hireDescription": 200, "newEssays": 30, "oldEssays": 30, "notFound": 100
	}') and not jsonb_path_exists(texts, '$.* ? (@ like_regex "[\u0001-\u001F\u007F-\u009F\u2028\u2029]")')
);
-- migration 20261201009110_sentences_grants
grant update (texts) on public.site_settings to authenticated;
-- migration 20261201009120_footer_and_navigation
-- A city without the decorative temperature, no city at all, and pages that leave the navigation.
alter table public.site_settings
	add column shows_temperature boolean not null default true,
	add column hidden_pages text[] not null default '{}' constraint site_settings_hidden_pages_check check (
		hidden_pages <@ '{store,hire}' and array_position(hidden_pages, null) is null and cardinality(hidden_pages) <= 2
	),
	drop constraint site_settings_city_check,
	add constraint site_settings_city_check check (char_length(city) <= 100 and private.is_one_line(city));
-- The temperature is drawn for the city that the site came with.
alter table public.site_settings disable trigger user;
update public.site_settings set shows_temperature = city = 'Jakarta';
alter table public.site_settings enable trigger user;
-- migration 20261201009130_footer_and_navigation_grants
grant update (shows_temperature, hidden_pages) on public.site_settings to authenticated;
-- migration 20261201009140_sample_content
-- The first steps compare with the sample, and its rows can be removed.

-- The rows that a first start inserted, as "table/id". Only the server writes them.
alter table public.setup add column sample_rows text[] not null default '{}';

-- The rows that came with the site and that nobody has changed since, as "table/id".
create function private.untouched_sample() returns setof text
	language sql stable security invoker set search_path = ''
as $$
	select row.name from (
		select 'projects/' || id as name, created_at, updated_at from public.projects
		union all select 'essays/' || id, created_at, updated_at from public.essays
		union all select 'jobs/' || id, created_at, updated_at from public.jobs
		union all select 'services/' || id, created_at, updated_at from public.services
	) as row cross join public.setup
	where row.updated_at = row.created_at
		and (row.name = any(setup.sample_rows) or row.name like 'services/%' and row.created_at = '2026-11-01 00:00:00+00')
$$;

-- Deletes them with its caller's rights, and returns their number.
create function public.remove_sample() returns integer
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	untouched text[] := array(select private.untouched_sample());
	removed integer := 0;
	deleted integer;
	list text;
begin
	foreach list in array array['projects', 'essays', 'jobs', 'services'] loop
		execute pg_catalog.format('delete from public.%1$I where %1$L || ''/'' || id = any($1)', list) using untouched;
		get diagnostics deleted = row_count;
		removed := removed + deleted;
	end loop;
	return removed;
end
$$;

-- With its caller's rights: only the admin gets a row.
drop function public.first_steps();
create function public.first_steps() returns table (
	is_dismissed boolean, has_profile boolean, has_links boolean, has_texts boolean, has_services boolean, has_project boolean,
	sends_mail boolean, has_backup boolean, sample_rows integer
)
	language sql stable security invoker set search_path = ''
as $$
	select setup.is_dismissed,
		exists (select from public.profile where name <> 'Raka Wiratama' and profile_image not in ('', '/sample/portrait.webp')),
		exists (
			select from public.site_settings where chat_number <> '6281234567890'
				and not jsonb_path_exists(social, '$[*] ? (@.url like_regex "(/example|@example[.]com)$")')
		),
		exists (select from public.site_settings where texts::text !~ 'Dago|24 hours|among the tea'),
		exists (select from public.services where updated_at > setup.created_at),
		exists (select from public.projects where status = 'published' and updated_at > setup.created_at),
		exists (select from public.mail_settings where is_on),
		setup.backed_up_at is not null,
		(select count(*)::integer from private.untouched_sample())
	from public.setup
$$;
-- migration 20261201009150_sample_content_grants
revoke all on function public.first_steps(), private.untouched_sample(), public.remove_sample()
	from public, anon, authenticated, service_role;
grant execute on function public.first_steps(), private.untouched_sample(), public.remove_sample() to authenticated;
-- migration 20261201009200_current_job
-- A job that stops being the current one gets an end: without one the home page showed its first year only.

create or replace function private.keep_one_current_job() returns trigger
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

-- Writes which job is current and returns the rows that this replaces, so that Undo can send them back.
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
-- migration 20261201009210_current_job_grants
revoke all on function public.put_current_job(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.put_current_job(jsonb) to authenticated;
-- migration 20261201009300_money_and_words
-- The currency of amounts, and the language and the fixed words of the store.

-- Whether a text is a line that has no other names in braces than these, written "a|b".
create function private.is_word(value text, placeholders text) returns boolean
	language sql immutable security invoker set search_path = ''
	return not private.is_blank(value) and private.is_one_line(value)
		and case placeholders when '' then value else pg_catalog.regexp_replace(value, '[{](' || placeholders || ')[}]', '', 'g') end !~ '[{}]';

alter table public.site_settings
	add column currency text not null default 'IDR' constraint site_settings_currency_check check (currency ~ '^[A-Z]{3}$'),
	drop constraint site_settings_store_check;

do $$
declare
	added constant jsonb := '{
		"language": "id",
		"words": {
			"description": "Jasa pembuatan website, toko daring, aplikasi, dan perawatan situs oleh {name}: harga tetap, lingkup jelas, jadwal ditepati.",
			"filter": "Kategori",
			"all": "Semua",
			"popular": "POPULER",
			"originalPrice": "Harga semula",
			"saving": "Hemat {percent}%",
			"perMonth": "/ bulan",
			"monthlyNote": "Tanpa kontrak, berhenti kapan saja",
			"moreFeatures": "+{count} fitur lainnya",
			"order": "Pesan Sekarang",
			"greeting": "Halo, saya ingin memesan {service} ({price}). Boleh kita bicarakan?"
		}
	}';
	shipped jsonb;
begin
	execute 'select ' || (
		select column_default from information_schema.columns
		where table_schema = 'public' and table_name = 'site_settings' and column_name = 'store'
	) into shipped;
	execute format('alter table public.site_settings alter column store set default %L', shipped || added);
	-- Without triggers: nothing changes for readers, so the time of the last save stays.
	alter table public.site_settings disable trigger user;
	update public.site_settings set store = store || added;
	alter table public.site_settings enable trigger user;
end
$$;

alter table public.site_settings add constraint site_settings_store_check check (
	jsonb_typeof(store) = 'object' and jsonb_typeof(store -> 'reasons') is not distinct from 'object'
	and private.are_texts(store - '{reasons,consultation,words}'::text[], '{"language": 11, "title": 200, "note": 500}')
	and private.are_texts((store -> 'reasons') - 'items', '{"title": 200}')
	and private.are_text_rows(store #> '{reasons,items}', 8, '{"title": 200, "text": 1000}')
	and private.are_texts(store -> 'consultation', '{"title": 200, "text": 1000, "action": 100}')
	and jsonb_path_match(store, '$.title like_regex "\\S" && $.reasons.title like_regex "\\S"
		&& $.consultation.title like_regex "\\S" && $.consultation.action like_regex "\\S"')
	and store ->> 'language' ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'
	and private.are_texts(store -> 'words', '{
		"description": 300, "filter": 60, "all": 60, "popular": 60, "originalPrice": 60, "saving": 60, "perMonth": 60, "monthlyNote": 100,
		"moreFeatures": 60, "order": 60, "greeting": 500
	}')
	and private.is_one_line(store #>> '{words,monthlyNote}')
	and private.is_word(store #>> '{words,description}', 'name') and private.is_word(store #>> '{words,filter}', '')
	and private.is_word(store #>> '{words,all}', '') and private.is_word(store #>> '{words,popular}', '')
	and private.is_word(store #>> '{words,originalPrice}', '') and private.is_word(store #>> '{words,saving}', 'percent')
	and private.is_word(store #>> '{words,perMonth}', '') and private.is_word(store #>> '{words,moreFeatures}', 'count')
	and private.is_word(store #>> '{words,order}', '') and private.is_word(store #>> '{words,greeting}', 'service|price')
);
-- migration 20261201009310_money_and_words_grants
revoke all on function private.is_word(text, text) from public, anon, authenticated, service_role;
grant execute on function private.is_word(text, text) to authenticated, service_role;
grant update (currency) on public.site_settings to authenticated;
-- migration 20261201009320_hire_choices
-- What the hire form offers. Requests keep what they were sent with, so they are not compared with it.

-- Whether a list has 1 to 20 different lines of at most 60 characters.
create function private.are_choices(choices jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(choices) = 'array' then (
		select count(*) between 1 and 20 and count(distinct choice.value) = count(*) and bool_and(
			pg_catalog.jsonb_typeof(choice.value) = 'string' and pg_catalog.char_length(choice.value #>> '{}') <= 60
			and not private.is_blank(choice.value #>> '{}') and private.is_one_line(choice.value #>> '{}')
		)
		from pg_catalog.jsonb_array_elements(choices) as choice
	) else false end;

alter table public.site_settings add column hire jsonb not null default '{
	"projectTypes": [
		"Website Development", "Landing Page", "E-commerce Store", "Web Application", "Mobile App", "API Development", "Database Design",
		"UI/UX Design", "Other"
	],
	"budgetRanges": [
		"5-10 million", "10-25 million", "25-50 million", "50-100 million", "100-250 million", "250 million+", "Custom Range"
	],
	"timelines": ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"],
	"budgetNote": "In Indonesian rupiah"
}' constraint site_settings_hire_check check (
	private.are_texts(hire - '{projectTypes,budgetRanges,timelines}'::text[], '{"budgetNote": 200}')
	and private.is_one_line(hire ->> 'budgetNote') and private.are_choices(hire -> 'projectTypes')
	and private.are_choices(hire -> 'budgetRanges') and private.are_choices(hire -> 'timelines')
);
-- migration 20261201009330_hire_choices_grants
revoke all on function private.are_choices(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.are_choices(jsonb) to authenticated, service_role;
grant update (hire) on public.site_settings to authenticated;
-- migration 20261201009400_search
-- What the lists of the admin area search: texts without accents. A filter can name columns, not functions.
alter table public.projects add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.essays add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || excerpt, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.jobs add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize("position" || E'\n' || company || E'\n' || location, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.services add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(name || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.contacts add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(name || E'\n' || email || E'\n' || subject, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;
alter table public.hire_projects add column search_text text
	generated always as (pg_catalog.regexp_replace(pg_catalog.normalize(client_name || E'\n' || client_email || E'\n' || project_type, 'NFD'), '[\u0300-\u036f]', '', 'g')) stored;

-- A generated column is no part of a version.
create or replace function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,row_key,search_text,status,publish_at,created_at,updated_at}'::text[];

-- Before an update the new row has no generated column yet.
create or replace function private.keep_ordered_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.created_at := old.created_at;
	new.updated_at := old.updated_at;
	if to_jsonb(new) - '{display_order,search_text}'::text[] <> to_jsonb(old) - '{display_order,search_text}'::text[]
		or new.display_order = old.display_order then
		new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	end if;
	return new;
end
$$;
-- migration 20261201009500_files_search
-- A search of files finds words and knows no accents, as one of the lists does.
create function private.has_words(content text, search text) returns boolean
	language sql immutable security invoker set search_path = ''
as $$
	with plain (content, search) as (
		select lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')),
			lower(regexp_replace(normalize(search, NFD), '[\u0300-\u036f]', '', 'g'))
	)
	select not exists (
		select from plain, regexp_split_to_table(plain.search, '\s+') as word where strpos(plain.content, word) = 0
	);
$$;
revoke all on function private.has_words(text, text) from public, anon, authenticated, service_role;
grant execute on function private.has_words(text, text) to authenticated;

-- A page of the stored files, each an image with its copies: the unused first, then the latest. `state` is
-- "unused" or "used"; `sort` is "bytes" or "created_at". Only the admin's policies let rows of
-- storage.objects through.
create or replace function public.stored_files(
	search text default '', state text default null, sort text default null, descending boolean default true,
	page_size integer default 25, page integer default 1
) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with files as materialized (
		select bucket_id as bucket, private.file_key(bucket_id || '/' || name) as key,
			array_agg(name order by name ~ '\.w\d+\.webp$', length(name), name) as names,
			sum(coalesce((metadata->>'size')::bigint, 0)) as bytes, min(created_at) as created_at
		from storage.objects where bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		group by 1, 2
	),
	uses as materialized (
		select start, jsonb_agg(jsonb_build_object('place', place, 'id', id, 'title', title) order by place, title) as uses
		from private.file_uses() group by start
	),
	found as materialized (
		select files.*, uses from files left join uses on start = private.file_start(key)
		where (state is null or (uses is null) = (state = 'unused'))
			and private.has_words(concat_ws(' ', bucket || '/' || names[1], uses::text), search)
	),
	listed as materialized (
		select * from found
		order by sort is null and uses is not null,
			case when sort = 'bytes' then bytes else extract(epoch from created_at) end * case when descending then -1 else 1 end, names[1]
		limit page_size offset (page - 1) * page_size
	),
	-- The latest text of the history that shows an unused file.
	last_uses as materialized (
		select distinct on (key) named as key, jsonb_build_object('place', entity, 'id', entity_id, 'title', "values"->>'title') as last_use
		from public.revisions, private.named_files("values"::text) as named
		where exists (select from listed where uses is null) and named in (select key from listed where uses is null)
			and "values"::text like '%/storage/v1/%'
		order by key, created_at desc, number desc
	)
	select jsonb_build_object('total', (select count(*) from found), 'rows', coalesce((
		select jsonb_agg(jsonb_build_object(
			'bucket', bucket, 'names', names, 'bytes', bytes, 'created_at', created_at,
			'uses', coalesce(uses, '[]'), 'last_use', last_use
		) order by sort is null and uses is not null,
			case when sort = 'bytes' then bytes else extract(epoch from created_at) end * case when descending then -1 else 1 end, names[1])
		from listed left join last_uses using (key)
	), '[]'));
$$;
-- baseline
-- The database counts as made by the migrations of 4.0.0.
delete from supabase_migrations.schema_migrations where version in (
	'20260101000100', '20260101000200', '20260101000300', '20260101000400', '20260101000500', '20260101000600',
	'20260101000700', '20260101000800', '20260101000900', '20261122000100', '20261122000200', '20261123000100',
	'20261123000110', '20261123000120', '20261123000130', '20261123000200', '20261123000300', '20261123000400',
	'20261123000500', '20261124000100', '20261124000200', '20261124000300', '20261124000400', '20261124000500',
	'20261124000600', '20261124000700', '20261124000800', '20261124000900', '20261124001000', '20261124001200',
	'20261124001300', '20261125000300', '20261125000400', '20261125000500', '20261125000600', '20261125000700',
	'20261125000800', '20261125000900', '20261125001000', '20261125001100', '20261125001200', '20261126000100',
	'20261126000200', '20261126000500', '20261126000600', '20261126000800', '20261126000900', '20261126001000',
	'20261126001100', '20261127000100', '20261127000200', '20261128000300', '20261128000310', '20261128000320',
	'20261128000330', '20261128000340', '20261128000350', '20261129000100', '20261129000110', '20261129000300',
	'20261130000100', '20261130000200', '20261130000300', '20261201000100', '20261201000110', '20261201000200',
	'20261201000300', '20261201000500', '20261201000510', '20261201000600', '20261201005000', '20261201005010',
	'20261201005100', '20261201006000', '20261201006010', '20261201007000', '20261201008000', '20261201008100',
	'20261201008110', '20261201008200', '20261201008210', '20261201008220', '20261201008230', '20261201008300',
	'20261201008310', '20261201008400', '20261201008410', '20261201009100', '20261201009110', '20261201009120',
	'20261201009130', '20261201009140', '20261201009150', '20261201009200', '20261201009210', '20261201009300',
	'20261201009310', '20261201009320', '20261201009330', '20261201009400', '20261201009500'
);
insert into supabase_migrations.schema_migrations (version, name) values
	('20260101010000', 'foundation'),
	('20260101020000', 'settings'),
	('20260101030000', 'publications'),
	('20260101040000', 'content'),
	('20260101050000', 'services'),
	('20260101060000', 'enquiries'),
	('20260101070000', 'mail'),
	('20260101080000', 'visits'),
	('20260101090000', 'storage'),
	('20260101100000', 'setup');
