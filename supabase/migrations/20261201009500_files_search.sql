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
