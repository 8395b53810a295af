-- Brings a whole site into or out of a hosted project, of which only the API can be reached. Accounts and
-- files go through the project's own APIs; these functions are for the service role alone.

-- The rows of a move under way, which no one sees: no API role has a right on them.
create table private.staged_rows (
	move uuid not null,
	number integer not null,
	entity text not null,
	-- Kept as text, so that no digit of a number is lost.
	line text not null,
	primary key (move, number)
);

-- What moves, referenced tables first. A new table joins here by a new version of this function.
create function private.moved_tables() returns text[]
	language sql immutable security invoker set search_path = ''
	return array[
		'private.admins', 'public.profile', 'public.projects', 'public.essays', 'public.revisions', 'public.preview_links',
		'public.redirects', 'public.jobs', 'public.contacts', 'public.hire_projects', 'public.enquiry_notes', 'public.enquiry_events',
		'public.reply_templates', 'public.site_settings', 'public.service_categories', 'public.services',
		'public.setup', 'public.mail_settings', 'public.mails'
	];

-- The quoted columns of a table, without generated ones.
create function private.stored_columns(entity text) returns text[]
	language sql stable security invoker set search_path = ''
	return array(
		select '"' || attname || '"' from pg_catalog.pg_attribute
		where attrelid = entity::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
	);

-- What a site holds that a new one does not, but for accounts and files.
create function private.site_contents() returns text[]
	language sql stable security definer set search_path = ''
	return array(
		select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('jobs', (select count(*) from public.jobs)),
			('redirects', (select count(*) from public.redirects)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('reply templates', (select count(*) from public.reply_templates)),
			-- Those of a new site are older than the migration that brings them.
			('services', (select count(*) from public.services where updated_at > '2026-11-02')),
			('service categories', (select count(*) from public.service_categories where updated_at > '2026-11-02')),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('edited settings', (select count(*) from public.site_settings where updated_at > created_at))
		) as found (what, amount) where amount > 0
	);

-- Lets columns that count by themselves go on after rows that came with their numbers.
create function private.continue_counters(entities text[]) returns void
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	counter record;
begin
	for counter in
		select attrelid::regclass as entity, attname as name from pg_catalog.pg_attribute
		where attrelid = any(entities::regclass[]) and attidentity <> ''
	loop
		execute format(
			'select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %s having max(%I) is not null',
			counter.entity, counter.name, counter.name, counter.entity, counter.name
		);
	end loop;
end
$$;

-- Every row that moves, the list of files, and the accounts' password hashes where the owner of this function
-- may read them.
create function private.site_rows() returns table (entity text, line text)
	language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
	moved text;
begin
	foreach moved in array private.moved_tables() loop
		return query execute format(
			'select %L, row_to_json(stored)::text from (select %s from %s) as stored',
			moved, array_to_string(private.stored_columns(moved), ', '), moved
		);
	end loop;
	-- A file that is read is not changed.
	return query select 'storage.objects', (to_jsonb(stored) - 'last_accessed_at')::text from storage.objects as stored
		where bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images');
	begin
		return query select 'auth.users', row_to_json(stored)::text
			from (select id, encrypted_password from auth.users where encrypted_password <> '') as stored;
	exception when insufficient_privilege then
		-- Without hashes the accounts choose new passwords.
		null;
	end;
end
$$;

-- A part of the site that fits into one response, with the checksum of all rows at this moment: parts with
-- the same one belong together.
create function private.read_site(skip integer) returns json
	language plpgsql stable security definer set search_path = ''
as $$
declare
	result json;
begin
	with numbered as materialized (
		select row_number() over (order by site_rows.entity, site_rows.line collate "C") as number, site_rows.entity, site_rows.line
		from private.site_rows()
	), part as (
		select *, sum(octet_length(line)) over (order by number) as bytes from numbered where number > skip
	)
	select json_build_object(
		'schema', (select json_agg(version order by version) from supabase_migrations.schema_migrations),
		'contents', private.site_contents(),
		'checksum', (select md5(coalesce(string_agg(md5(numbered.line), '' order by numbered.number), '')) from numbered),
		'total', (select count(*) from numbered),
		'rows', coalesce(
			(select json_agg(json_build_object('table', part.entity, 'row', part.line::json) order by part.number) from part
			where part.bytes <= 2000000 or part.number = skip + 1),
			'[]'
		)
	) into result;
	return result;
end
$$;

-- Takes rows in, from the given number on. The first ones throw away what an earlier move has left.
create function private.stage_rows(move uuid, first integer, rows json) returns void
	language plpgsql volatile security definer set search_path = ''
as $$
begin
	if stage_rows.first = 0 then
		delete from private.staged_rows where true;
	end if;
	insert into private.staged_rows (move, number, entity, line)
		select stage_rows.move, stage_rows.first + place - 1, sent ->> 'table', sent ->> 'row'
		from json_array_elements(stage_rows.rows) with ordinality as list (sent, place);
end
$$;

-- Puts all staged rows in the place of the site's own, or changes nothing. Triggers that give new ids and
-- times rest meanwhile; foreign keys and checks do not.
create function private.finish_move(move uuid, total integer, versions text[], replaces boolean) returns void
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	tables constant text[] := private.moved_tables();
	moved text;
	columns text;
	contents text[];
begin
	if finish_move.versions is distinct from array(select version from supabase_migrations.schema_migrations order by version) then
		raise exception 'The project has other migrations than the site; nothing was changed.' using errcode = 'PT409';
	end if;
	if finish_move.total is distinct from (
		select count(*) from private.staged_rows as staged where staged.move = finish_move.move and staged.entity = any(tables)
	) then
		raise exception 'The rows did not all arrive, or another move goes on; nothing was changed, run the command again.'
			using errcode = 'PT409';
	end if;
	foreach moved in array tables loop
		-- Rows that come in meanwhile would stay beside those that move in; readers go on.
		execute format('lock table %s in share row exclusive mode', moved);
		execute format('alter table %s disable trigger user', moved);
	end loop;
	contents := private.site_contents();
	if not finish_move.replaces and cardinality(contents) > 0 then
		raise exception 'The project is not empty (it holds %); nothing was changed.', array_to_string(contents, ', ')
			using errcode = 'PT409';
	end if;
	for place in reverse cardinality(tables)..1 loop
		-- The API of a hosted project refuses a delete without a condition, also in a function.
		execute format('delete from %s where true', tables[place]);
	end loop;
	foreach moved in array tables loop
		columns := array_to_string(private.stored_columns(moved), ', ');
		execute format(
			'insert into %1$s (%2$s) overriding system value select %2$s from (
				select came.* from private.staged_rows as staged, json_populate_record(null::%1$s, staged.line::json) as came
				where staged.move = $1 and staged.entity = %1$L order by staged.number
			) as came', moved, columns
		) using finish_move.move;
	end loop;
	foreach moved in array tables loop
		execute format('alter table %s enable trigger user', moved);
	end loop;
	perform private.continue_counters(tables);
	delete from private.staged_rows where true;
end
$$;

-- The same for the API, which serves the schema public only. A request may take a minute there.
create function public.read_site(skip integer) returns json
	language sql stable security invoker set search_path = '' set statement_timeout = '60s'
as $$
	select private.read_site(skip);
$$;
create function public.stage_rows(move uuid, first integer, rows json) returns void
	language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$
	select private.stage_rows(move, first, rows);
$$;
create function public.finish_move(move uuid, total integer, versions text[], replaces boolean) returns void
	language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$
	select private.finish_move(move, total, versions, replaces);
$$;
