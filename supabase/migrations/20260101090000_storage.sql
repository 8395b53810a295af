-- Four public buckets for pictures, and the list of stored files with the places that show them. Public means
-- that a known address answers; only an admin may list or write.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 5242880, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
from unnest(array['project-images', 'essay-images', 'company-logos', 'profile-images']) as bucket
on conflict (id) do update
	set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- An image and its copies (prepareUpload.ts) have one key: the path up to the size. Any other file has its
-- path.
create function private.file_key(path text) returns text
	language sql immutable security invoker set search_path = ''
	return coalesce(pg_catalog.substring(path, '^.*/\d+-[0-9a-f]+-\d+x\d+(?=[.-])'), path);

-- The start of a key that no URL escapes, so that a strange name may count as used and never as unused.
create function private.file_start(key text) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.rtrim(pg_catalog.substring(key, '^[A-Za-z0-9._/-]+'), '.');

-- The starts of the files that a text names. The text is split first, because a pattern over whole texts is
-- slow.
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

-- Whether a text contains each word of a search, without regard to accents, as in the other lists.
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

create policy buckets_read on storage.buckets for select to authenticated
	using (id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()));
create policy buckets_insert on storage.buckets for insert to authenticated
	with check (
		id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and name = id and public
		and file_size_limit <= 5242880
		and allowed_mime_types <@ array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
		and (select private.is_admin()));

create policy objects_read on storage.objects for select to authenticated
	using (bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()));
create policy objects_insert on storage.objects for insert to authenticated
	with check (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		and name ~* '\.(png|jpe?g|gif|webp|avif)$' and (select private.is_admin()));
create policy objects_update on storage.objects for update to authenticated
	using (bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()))
	with check (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		and name ~* '\.(png|jpe?g|gif|webp|avif)$' and (select private.is_admin()));
-- Only a file that no place shows can be deleted.
create policy objects_delete on storage.objects for delete to authenticated
	using (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin())
		and not exists (select from private.file_uses(private.file_start(private.file_key(bucket_id || '/' || name)))));

revoke all on all functions in schema public, private from public;
grant execute on function private.file_key(text), private.file_start(text), private.named_files(text), private.file_uses(text),
	private.has_words(text, text), public.stored_files(text, text, text, boolean, integer, integer) to authenticated;
