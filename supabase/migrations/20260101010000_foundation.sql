-- Roles, the private schema, admins, and the rules that several tables share. The API serves only the schema
-- public. Each table grants its own rights; functions are revoked from everyone at the end of each file.

-- A hosted project has these roles already; a plain PostgreSQL and PGlite do not.
do $$
begin
	if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then create role anon nologin; end if;
	if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
	if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end
$$;

-- The site never speaks GraphQL, and the extension would publish the tables a second time.
drop extension if exists pg_graphql;

-- A hosted project grants every new object of `public` to the API's roles.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;

-- Exactly one row, which a start writes.
create table private.settings (
	singleton boolean primary key default true check (singleton),
	form_limit_per_minute integer not null default 5 check (form_limit_per_minute >= 1),
	form_limit_overall_per_minute integer not null default 60 check (form_limit_overall_per_minute >= 1),
	form_salt text not null default (gen_random_uuid()::text || gen_random_uuid()::text),
	owner_appointed boolean not null default false,
	form_limit_overall_per_day integer not null default 500 check (form_limit_overall_per_day >= 1),
	-- The variable VISITS, which the admin's switch cannot overrule.
	counts_visits boolean not null default true
);
insert into private.settings default values;

-- Admins

-- Accounts that own the site. Every other account sees the same as a visitor.
create table private.admins (
	user_id uuid primary key references auth.users (id) on delete cascade,
	added_at timestamptz not null default now()
);
alter table private.admins enable row level security;
create policy admins_see_themselves on private.admins for select to authenticated using (user_id = (select auth.uid()));
grant select on private.admins to authenticated;

-- Lets an account ask whether it is an admin: the policy above shows it its own row or none.
create view public.admins with (security_invoker = true) as select user_id from private.admins;
grant select on public.admins to authenticated;

-- The end of a session ends the rights of its access tokens, which are valid for up to an hour more. A token
-- without a session was signed with the project's secret. Security definer: the API's roles cannot read
-- sessions.
create function private.has_session() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select auth.jwt() ->> 'session_id' is null
		or exists (select from auth.sessions where sessions.id = (auth.jwt() ->> 'session_id')::uuid);
$$;

-- True for a signed-in, non-anonymous admin. The embedded backend's tokens lack the claim is_anonymous.
create function private.is_admin() returns boolean
	language sql stable security invoker set search_path = ''
	return (select auth.uid()) is not null
		and coalesce((select auth.jwt()) ->> 'is_anonymous', 'false') = 'false'
		and exists (select from private.admins where admins.user_id = (select auth.uid()))
		and private.has_session();

-- The first account owns the site. The flag remains set, so an emptied list never makes the next stranger an
-- admin.
create function private.appoint_owner() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if new.is_anonymous then
		return new;
	end if;
	update private.settings set owner_appointed = true where not owner_appointed;
	if found then
		insert into private.admins (user_id) values (new.id);
	end if;
	return new;
end
$$;
create trigger appoint_owner after insert on auth.users for each row execute function private.appoint_owner();

-- A project that had accounts before this migration belongs to its oldest account.
with oldest as (
	insert into private.admins (user_id)
	select id from auth.users where not is_anonymous order by created_at, id limit 1
	returning user_id
)
update private.settings set owner_appointed = true where exists (select from oldest);

-- The networks from which each account has signed in; only the embedded backend writes them. While strangers
-- guess at an account, its own networks are not locked out (docs/decisions/0011-limits-on-guessing.md).
create table private.sign_in_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null,
	last_sign_in_at timestamptz not null default now(),
	primary key (user_id, network)
);

-- Attempts at accounts, counted together by all processes of a site. A key is a hash and is deleted at
-- `ends_at`.
create table private.attempts (
	key text primary key,
	attempts integer not null,
	ends_at timestamptz not null
);
create index attempts_by_time on private.attempts (ends_at);

-- Counts an attempt under each key and returns 0. If a key is used up, it only returns the ms until the key
-- is free. One call runs at a time, so that a burst does not pass. A clock that steps back ends a count.
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

-- Rules of texts

-- Matches http(s), or a path with one slash; no spaces, quotes, backslashes or control characters.
create function private.is_web_address(address text) returns boolean
	language sql immutable security invoker set search_path = ''
	return pg_catalog.char_length(address) <= 2048
		and (address ~* '^https?://[^[:space:][:cntrl:]<>"\\/]+([/?#][^[:space:][:cntrl:]<>"\\]*)?$'
			or address ~ '^/([^[:space:][:cntrl:]<>"\\/][^[:space:][:cntrl:]<>"\\]*)?$');

-- Matches one @ and a dot behind it, without spaces or control characters.
create function private.is_email(address text) returns boolean
	language sql immutable security invoker set search_path = ''
	return pg_catalog.char_length(address) <= 254
		and address ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+\.[^@[:space:][:cntrl:]]+$';

-- Whether a text has no visible character: Unicode's White_Space, Default_Ignorable_Code_Point and control
-- characters, braille's blank, the null notehead and annotation marks. Listed here because regex classes
-- depend on the locale.
create function private.is_blank(value text) returns boolean
	language sql immutable security invoker set search_path = ''
	return value !~ ('[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
		|| '\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A'
		|| '\U000E0000-\U000E0FFF]');

-- Whether a text has no line break and no other control character.
create function private.is_one_line(value text) returns boolean
	language sql immutable security invoker set search_path = ''
	return value !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]';

-- Whether each text of a JSON list is visible and one line.
create function private.are_lines(texts jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return (
		select coalesce(bool_and(not private.is_blank(line) and private.is_one_line(line)), true)
		from pg_catalog.jsonb_array_elements_text(texts) as line
	);

-- Whether a value is an object of exactly these texts, none longer than its limit.
create function private.are_texts(value jsonb, limits jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(value) = 'object' then not exists (
		select from pg_catalog.jsonb_each(value) as given full join pg_catalog.jsonb_each(limits) as wanted using (key)
		where given.value is null or wanted.value is null or pg_catalog.jsonb_typeof(given.value) <> 'string'
			or pg_catalog.char_length(given.value #>> '{}') > wanted.value::integer
	) else false end;

-- Whether a value is a list of such objects.
create function private.are_text_rows(value jsonb, maximum integer, limits jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(value) = 'array' then pg_catalog.jsonb_array_length(value) <= maximum and not exists (
		select from pg_catalog.jsonb_array_elements(value) as given where not private.are_texts(given.value, limits)
	) else false end;

-- Rules of rows

-- The clock may not advance between two updates; updated_at must, because a save compares it.
create function private.keep_timestamps() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.created_at := old.created_at;
	new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	return new;
end
$$;

-- For ordered tables: an update of only display_order keeps updated_at, because a new order is no new version
-- of a row. Before an update the new row has no generated column yet.
create function private.keep_ordered_timestamps() returns trigger
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

-- Writes the display orders of a list, all or none, and returns the replaced ones. `wanted` has id and
-- display_order.
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

-- Limits tables that are read as a whole. Security definer: the count must not depend on the caller's rights.
create function private.limit_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
	amount bigint;
begin
	-- One after the other, so that two at once cannot both be the last.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext(tg_table_name));
	execute pg_catalog.format('select count(*) from %I.%I', tg_table_schema, tg_table_name) into amount;
	if amount > tg_argv[0]::bigint then
		raise exception 'name not taken: a site has at most % rows in %', tg_argv[0], tg_table_name
			using errcode = '23514', column = 'name', hint = 'Delete one first.';
	end if;
	return null;
end;
$$;

-- Slugs

-- Latin, Greek and Cyrillic letters become ASCII; every other run of characters becomes one hyphen.
create function private.to_slug(title text) returns text
	language plpgsql immutable security invoker set search_path = ''
as $$
declare
	slug text := pg_catalog.regexp_replace(pg_catalog.normalize(title, 'NFKD'), '[\u0300-\u036f]', '', 'g');
	letters constant text[] := array[
		'ß', 'ss', 'ẞ', 'ss', 'æ', 'ae', 'Æ', 'ae', 'œ', 'oe', 'Œ', 'oe', 'þ', 'th', 'Þ', 'th', 'ĳ', 'ij', 'Ĳ', 'ij',
		'θ', 'th', 'χ', 'ch', 'ψ', 'ps', 'ж', 'zh', 'х', 'kh', 'ц', 'ts', 'ч', 'ch', 'ш', 'sh', 'щ', 'shch', 'ю', 'yu', 'я', 'ya', 'є', 'ye'
	];
begin
	slug := pg_catalog.translate(slug,
		'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІ',
		'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяєі');
	for i in 1 .. pg_catalog.array_length(letters, 1) by 2 loop
		slug := pg_catalog.replace(slug, letters[i], letters[i + 1]);
	end loop;
	slug := pg_catalog.translate(slug, 'øØđĐðÐłŁıħĦŧŦŋŊ', 'oOdDdDlLihHtTnN');
	slug := pg_catalog.translate(slug, 'αβγδεζηικλμνξοπρσςτυφω', 'avgdeziiklmnxoprsstyfo');
	slug := pg_catalog.translate(slug, 'абвгдезийклмнопрстуфыэіъь', 'abvgdeziiklmnoprstufyei');
	slug := pg_catalog.lower(pg_catalog.regexp_replace(slug, '[''’‘ʼ`]', '', 'g'));
	return pg_catalog.btrim(pg_catalog.regexp_replace(slug, '[^a-z0-9]+', '-', 'g'), '-');
end
$$;

-- Returns at most `size` characters, cut at a word if that leaves at least half.
create function private.shorten_slug(slug text, size integer) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.btrim(case
		when pg_catalog.char_length(slug) <= size then slug
		when pg_catalog.substr(slug, size + 1, 1) = '-' then pg_catalog.left(slug, size)
		else coalesce(pg_catalog.substring(pg_catalog.left(slug, size), '^(.{' || size / 2 || ',})-[^-]*$'), pg_catalog.left(slug, size))
	end, '-');

-- Ids of publications and services are their addresses, made from the title. The arguments are the noun for a
-- title without letters and the column of the title. Reserved are words that the site uses as a path, an
-- element or a property. An admin may choose the id of an essay or project; an empty id follows the title
-- until it was public.
create function private.give_slug() returns trigger
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

-- Policies call is_admin, checks call the rules, and give_slug runs with its caller's rights.
revoke all on all functions in schema public, private from public;
grant execute on function private.is_admin(), private.has_session(), public.put_in_order(text, jsonb) to authenticated;
grant execute on function private.is_email(text), private.is_blank(text), private.is_one_line(text)
	to anon, authenticated, service_role;
grant execute on function private.is_web_address(text), private.are_lines(jsonb), private.are_texts(jsonb, jsonb),
	private.are_text_rows(jsonb, integer, jsonb), private.to_slug(text), private.shorten_slug(text, integer)
	to authenticated, service_role;
