-- Projects and essays: their schedule, topics, revisions, unfinished texts, preview links and addresses.

-- The slugs of topics, made like the slugs of titles.
create function private.topic_slugs(topics text[]) returns text[]
	language sql immutable security invoker set search_path = ''
	return (select coalesce(array_agg(private.to_slug(topic) order by place), '{}') from unnest(topics) with ordinality as t (topic, place));

-- At most five topics, each with a different slug, on one line and of at most 40 characters.
create function private.are_topics(topics text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(topics) <= 5 and coalesce(array_ndims(topics), 1) = 1 and (
		select count(*) = count(distinct slug) and coalesce(bool_and(slug <> '' and char_length(topic) <= 40 and private.is_one_line(topic)), true)
		from unnest(topics, private.topic_slugs(topics)) as t (topic, slug)
	);

-- Tables

-- `description` and `share_image` are for search engines and shared links too.
create table public.projects (
	-- The address: /projects/<id>.
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	title text not null check (char_length(title) <= 200 and not private.is_blank(title) and private.is_one_line(title)),
	description text not null check (char_length(description) <= 5000 and not private.is_blank(description)),
	preview_url text not null check (private.is_web_address(preview_url)),
	project_url text check (project_url = '' or private.is_web_address(project_url)),
	tags text[] not null default '{}' check (
		cardinality(tags) <= 50 and array_position(tags, null) is null and octet_length(array_to_string(tags, ',')) <= 4000
		and private.is_one_line(array_to_string(tags, ','))
	),
	year text not null check (char_length(year) <= 20 and not private.is_blank(year) and private.is_one_line(year)),
	content text check (octet_length(content) <= 500000),
	status text not null default 'draft' check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	-- A published row becomes public at this moment, by the database's clock.
	publish_at timestamptz check (publish_at between '2000-01-01' and '9999-12-31'),
	share_image text check (share_image = '' or private.is_web_address(share_image)),
	-- The form's key of a new row, so that a repeated insert stores one row. Visitors may read it.
	row_key uuid unique,
	-- Searched by the admin's lists: text without accents, because a filter can name columns but not functions.
	search_text text generated always as (
		pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')
	) stored
);

create table public.essays (
	-- The address: /essays/<id>.
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	title text not null check (char_length(title) <= 200 and not private.is_blank(title) and private.is_one_line(title)),
	date date not null default private.day_of(now()) check (date between '0001-01-01' and '9999-12-31'),
	reading_time integer not null default 5 check (reading_time between 1 and 10000),
	excerpt text not null check (char_length(excerpt) <= 2000 and not private.is_blank(excerpt)),
	content text not null check (octet_length(content) <= 500000 and not private.is_blank(content)),
	featured_image text check (featured_image = '' or private.is_web_address(featured_image)),
	status text not null default 'draft' check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	publish_at timestamptz check (publish_at between '2000-01-01' and '9999-12-31'),
	topics text[] not null default '{}' check (private.are_topics(topics)),
	language text not null default 'en' check (language in ('en', 'id')),
	translation_of text references public.essays (id) on delete set null on update cascade
		constraint essays_translation_of_check check (translation_of <> id),
	-- For search engines and shared links, where they differ from the card.
	description text check (char_length(description) <= 300 and not private.is_blank(description)),
	share_image text check (share_image = '' or private.is_web_address(share_image)),
	row_key uuid unique,
	search_text text generated always as (
		pg_catalog.regexp_replace(pg_catalog.normalize(title || E'\n' || excerpt, 'NFD'), '[\u0300-\u036f]', '', 'g')
	) stored,
	constraint essays_translation_of_key unique (translation_of, language)
);

-- Each list has an index in its order, ties included, so that a page costs the same anywhere in a list of any
-- length.
create index projects_published on public.projects (updated_at desc, id desc) where status = 'published';
create index projects_by_update on public.projects (updated_at desc, id desc);
create index projects_drafts on public.projects (updated_at desc, id desc) where status = 'draft';
create index projects_scheduled on public.projects (publish_at) where status = 'published' and publish_at is not null;
create index essays_published on public.essays (date desc, created_at desc, id desc) where status = 'published';
create index essays_by_update on public.essays (updated_at desc, id desc);
create index essays_drafts on public.essays (updated_at desc, id desc) where status = 'draft';
create index essays_scheduled on public.essays (publish_at) where status = 'published' and publish_at is not null;
create index essays_by_topic on public.essays using gin (private.topic_slugs(topics));

-- Visitors and accounts that are no admin read what is public.
alter table public.projects enable row level security;
alter table public.projects force row level security;
create policy projects_visitors_read on public.projects for select to anon
	using (status = 'published' and (publish_at is null or publish_at <= now()));
create policy projects_read on public.projects for select to authenticated
	using ((status = 'published' and (publish_at is null or publish_at <= now())) or (select private.is_admin()));
create policy projects_insert on public.projects for insert to authenticated with check ((select private.is_admin()));
create policy projects_update on public.projects for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy projects_delete on public.projects for delete to authenticated using ((select private.is_admin()));

alter table public.essays enable row level security;
alter table public.essays force row level security;
create policy essays_visitors_read on public.essays for select to anon
	using (status = 'published' and (publish_at is null or publish_at <= now()));
create policy essays_read on public.essays for select to authenticated
	using ((status = 'published' and (publish_at is null or publish_at <= now())) or (select private.is_admin()));
create policy essays_insert on public.essays for insert to authenticated with check ((select private.is_admin()));
create policy essays_update on public.essays for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy essays_delete on public.essays for delete to authenticated using ((select private.is_admin()));

grant select on public.projects, public.essays to anon, authenticated;
grant insert (id, title, description, preview_url, share_image, project_url, tags, year, content, status, publish_at, row_key),
	update (id, title, description, preview_url, share_image, project_url, tags, year, content, status, publish_at),
	delete on public.projects to authenticated;
grant insert (
		id, title, date, reading_time, excerpt, content, featured_image, description, share_image, status, publish_at, topics, language,
		translation_of, row_key
	), update (
		id, title, date, reading_time, excerpt, content, featured_image, description, share_image, status, publish_at, topics, language,
		translation_of
	), delete on public.essays to authenticated;
grant select, insert, update, delete on public.projects, public.essays to service_role;

create trigger give_slug before insert or update on public.projects for each row execute function private.give_slug('project');
create trigger give_slug before insert or update on public.essays for each row execute function private.give_slug('essay');
create trigger keep_timestamps before update on public.projects for each row execute function private.keep_timestamps();
create trigger keep_timestamps before update on public.essays for each row execute function private.keep_timestamps();

-- Schedule

-- An admin cannot schedule in the past. The service role can: it restores backups, whose schedules are over.
create function private.refuse_past_schedule() returns trigger language plpgsql set search_path = '' as $$
begin
	if current_user = 'authenticated' and new.status = 'published' and new.publish_at <= now()
		and (tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at) then
		raise exception 'publish_at is in the past' using errcode = '23514', column = 'publish_at', hint = 'Choose a later time, or null for now.';
	end if;
	return new;
end;
$$;
create trigger refuse_past_schedule before insert or update of publish_at on public.essays
	for each row execute function private.refuse_past_schedule();
create trigger refuse_past_schedule before insert or update of publish_at on public.projects
	for each row execute function private.refuse_past_schedule();

-- Milliseconds until the next scheduled publication, for caches. Null if none is due within ten minutes, so
-- that plans remain private.
create function private.next_publication_in_ms() returns integer language sql stable security definer set search_path = '' as $$
	select ceil(extract(epoch from due_at - now()) * 1000)::integer
	from (
		select least(
			(select min(publish_at) from public.essays where status = 'published' and publish_at > now()),
			(select min(publish_at) from public.projects where status = 'published' and publish_at > now())
		) as due_at
	) as next
	where due_at <= now() + interval '10 minutes';
$$;

-- The database's clock, which decides what is public, and the next moment at which that changes.
create view public.publication_clock with (security_invoker = true) as
	select now() as now, private.next_publication_in_ms() as next_due_in_ms;
grant select on public.publication_clock to anon, authenticated, service_role;

-- Topics and translations

-- A translation has another language than its original, and the original is no translation. It runs after the
-- write, so that row-level security has decided; one writer runs at a time, so that two writers see each
-- other.
create function private.check_translation() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('essays:translations'));
	if exists (
		select from public.essays as original join public.essays as translation on translation.translation_of = original.id
		where new.id in (original.id, translation.id)
			and (original.translation_of is not null or original.language = translation.language)
	) then
		raise exception 'translation_of names an essay in the same language, or a translation, or this one has translations'
			using errcode = '23514', hint = 'Name the original, which is in another language.';
	end if;
	return null;
end;
$$;
create trigger check_translation after insert or update of language, translation_of on public.essays
	for each row execute function private.check_translation();

-- The public essays of a topic, newest first. Security definer: row-level security would not use the index on
-- topics.
create function private.essays_of_topic(topic text) returns text[]
	language sql stable security definer set search_path = ''
	return (
		select coalesce(array_agg(id order by date desc, created_at desc, id desc), '{}') from public.essays
		where private.topic_slugs(topics) @> array[topic]
			and status = 'published' and (publish_at is null or publish_at <= now())
	);

-- The same for the API, which serves only the schema public.
create function public.essays_of_topic(topic text) returns text[]
	language sql stable security invoker set search_path = ''
	return private.essays_of_topic(topic);

-- Revisions

-- Every stored change of the text of an essay or project adds a revision.
create table public.revisions (
	entity text not null check (entity in ('essays', 'projects')),
	entity_id text not null,
	number integer not null,
	"values" jsonb not null,
	-- The account that stored it; null for the service role.
	admin_id uuid,
	created_at timestamptz not null default now(),
	was_public boolean not null default false,
	primary key (entity, entity_id, number)
);
alter table public.revisions enable row level security;
alter table public.revisions force row level security;
create policy revisions_read on public.revisions for select to authenticated using ((select private.is_admin()));
grant select on public.revisions to authenticated, service_role;

-- A version contains the form's columns, without the schedule, the key of a create and generated columns.
create function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,row_key,search_text,status,publish_at,created_at,updated_at}'::text[];

-- Saves by one admin within ten minutes are one revision, except texts that were public and the first draft
-- after one. The first and the last 50 are kept. Security definer: no role of the API may write revisions.
create function private.keep_revision() returns trigger
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
create trigger keep_revision after insert or update on public.essays for each row execute function private.keep_revision();
create trigger keep_revision after insert or update on public.projects for each row execute function private.keep_revision();

create function private.delete_revisions() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from public.revisions where entity = tg_table_name and entity_id = old.id;
	return null;
end
$$;
create trigger delete_revisions after delete on public.essays for each row execute function private.delete_revisions();
create trigger delete_revisions after delete on public.projects for each row execute function private.delete_revisions();

create function private.was_public(entity text, entity_id text) returns boolean
	language sql stable security invoker set search_path = ''
	return exists (
		select from public.revisions as revision
		where revision.entity = was_public.entity and revision.entity_id = was_public.entity_id and revision.was_public
	);

-- An essay gets the day of its first publication, unless a person chose another: a draft of October that
-- appeared in November was listed below everything newer.
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

-- Unfinished texts

-- New essays and projects that still lack a required field, kept for every device of the admin. The id is the
-- row_key of the later row, whose insert deletes the unfinished text.
create table public.unfinished_texts (
	id uuid primary key,
	entity text not null check (entity in ('essays', 'projects')),
	-- The fields of the form, as they were typed.
	fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 700000),
	-- The title, or the beginning of the text.
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
grant select, insert (id, entity, fields), update (fields), delete on public.unfinished_texts to authenticated;
grant select, insert, update, delete on public.unfinished_texts to service_role;
create trigger keep_timestamps before update on public.unfinished_texts for each row execute function private.keep_timestamps();

-- Deletes the unfinished text of a new row.
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

-- Preview links

-- Links that show one essay or project to anyone who has them, published or not, for at most 14 days.
create table public.preview_links (
	id uuid primary key default gen_random_uuid(),
	entity text not null check (entity in ('essays', 'projects')),
	entity_id text not null,
	-- SHA-256 of the token, in hexadecimal digits; the token itself is stored nowhere.
	token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
	created_at timestamptz not null default now(),
	expires_at timestamptz not null default now() + interval '14 days',
	-- The entry's own key, so that a link never outlives its entry. A generated column cannot follow a new
	-- address by itself: the key is checked after follow_address.
	essay_id text generated always as (case when entity = 'essays' then entity_id end) stored
		references public.essays on delete cascade deferrable,
	project_id text generated always as (case when entity = 'projects' then entity_id end) stored
		references public.projects on delete cascade deferrable,
	constraint preview_links_expires_at_check check (expires_at > created_at and expires_at <= created_at + interval '14 days')
);
create index preview_links_by_essay on public.preview_links (essay_id);
create index preview_links_by_project on public.preview_links (project_id);
alter table public.preview_links enable row level security;
alter table public.preview_links force row level security;
create policy preview_links_read on public.preview_links for select to authenticated using ((select private.is_admin()));
create policy preview_links_insert on public.preview_links for insert to authenticated with check ((select private.is_admin()));
create policy preview_links_delete on public.preview_links for delete to authenticated using ((select private.is_admin()));
-- Only the service role reads the hash.
grant select (id, entity, entity_id, created_at, expires_at), insert (entity, entity_id, token_hash), delete
	on public.preview_links to authenticated;
grant select, insert, update, delete on public.preview_links to service_role;

-- Security definer: the number of links must not depend on the caller's rights.
create function private.limit_preview_links() returns trigger language plpgsql security definer set search_path = '' as $$
begin
	-- One after the other, so that two at once cannot both be the twentieth.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('preview_links'));
	delete from public.preview_links where entity = new.entity and entity_id = new.entity_id and expires_at <= now();
	if (
		select count(*) from public.preview_links
		where entity = new.entity and entity_id = new.entity_id
	) >= 20 then
		raise exception 'an entry has at most 20 live preview links' using errcode = '23514', hint = 'Revoke one first.';
	end if;
	return new;
end;
$$;
create trigger limit_preview_links before insert on public.preview_links
	for each row execute function private.limit_preview_links();

-- The entry that a live link shows. Security definer: visitors may read neither drafts nor links.
create function private.preview_entry(token text) returns table (entity text, entry jsonb)
	language sql stable security definer set search_path = ''
as $$
	select link.entity, coalesce(to_jsonb(essay), to_jsonb(project))
	from public.preview_links as link
		left join public.essays as essay on essay.id = link.essay_id
		left join public.projects as project on project.id = link.project_id
	where link.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and link.expires_at > now();
$$;

-- The same for the API.
create function public.preview_entry(token text) returns table (entity text, entry jsonb)
	language sql stable security invoker set search_path = ''
as $$
	select * from private.preview_entry(token);
$$;

-- Addresses

-- A changed id of a text that was public leaves a redirect at the old address; history, preview links and
-- views follow. Security definer: no role of the API may change them.
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

revoke all on all functions in schema public, private from public;
grant execute on function private.topic_slugs(text[]), private.are_topics(text[]), private.was_public(text, text)
	to authenticated, service_role;
grant execute on function private.next_publication_in_ms(), private.essays_of_topic(text), public.essays_of_topic(text),
	private.preview_entry(text), public.preview_entry(text) to anon, authenticated, service_role;
