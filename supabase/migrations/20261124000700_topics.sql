-- Topics and languages of essays: up to five topics, each found by its slug, and translations of an essay.

-- The slugs of topics, by the rule of the slugs of titles.
create function private.topic_slugs(topics text[]) returns text[]
	language sql immutable security invoker set search_path = ''
	return (select coalesce(array_agg(private.to_slug(topic) order by place), '{}') from unnest(topics) with ordinality as t (topic, place));

-- At most five, each with a slug of its own, on one line and of at most 40 characters.
create function private.are_topics(topics text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(topics) <= 5 and coalesce(array_ndims(topics), 1) = 1 and (
		select count(*) = count(distinct slug) and coalesce(bool_and(slug <> '' and char_length(topic) <= 40 and topic !~ '[[:cntrl:]]'), true)
		from unnest(topics, private.topic_slugs(topics)) as t (topic, slug)
	);

alter table public.essays
	add column topics text[] not null default '{}' constraint essays_topics_check check (private.are_topics(topics)),
	add column language text not null default 'en' constraint essays_language_check check (language in ('en', 'id')),
	add column translation_of text constraint essays_translation_of_fkey references public.essays (id) on delete set null
		constraint essays_translation_of_check check (translation_of <> id),
	add constraint essays_translation_of_key unique (translation_of, language);
create index essays_by_topic on public.essays using gin (private.topic_slugs(topics));

-- A translation is in another language than its original, which is no translation itself. After the row is
-- written, so that row-level security has decided; one writer after the other, so that two see each other.
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

-- The language of what exists, guessed from common words for this once. Without triggers: no text changes.
alter table public.essays disable trigger user;
update public.essays set language = 'id' where (
	select count(*) filter (where word in (
		'yang', 'dan', 'di', 'ke', 'dari', 'untuk', 'dengan', 'pada', 'adalah', 'ini', 'itu', 'tidak', 'bukan', 'ada', 'saya', 'kami',
		'kita', 'mereka', 'anda', 'juga', 'akan', 'sudah', 'belum', 'bisa', 'dapat', 'harus', 'karena', 'jika', 'kalau', 'atau', 'oleh',
		'sebagai', 'dalam', 'lebih', 'sangat', 'hanya', 'seperti', 'saat', 'ketika', 'setiap', 'sebuah', 'satu', 'para', 'tentang',
		'antara', 'menjadi', 'bagi', 'hingga', 'sampai', 'tanpa', 'agar', 'supaya', 'serta', 'maka', 'masih', 'semua', 'banyak'
	)) > count(*) filter (where word in (
		'the', 'of', 'and', 'to', 'is', 'are', 'was', 'were', 'that', 'this', 'it', 'for', 'with', 'as', 'on', 'at', 'by', 'from', 'be',
		'been', 'have', 'has', 'had', 'not', 'but', 'or', 'an', 'what', 'when', 'which', 'who', 'how', 'why', 'you', 'your', 'we', 'our',
		'they', 'their', 'there', 'can', 'will', 'would', 'could', 'should', 'than', 'then', 'into', 'about', 'because', 'if', 'so', 'no',
		'all', 'one', 'more', 'out', 'up', 'its', 'my', 'does'
	))
	from regexp_split_to_table(lower(left(title || ' ' || excerpt || ' ' || content, 4000)), '[^[:alpha:]]+') as word
);
alter table public.essays enable trigger user;

-- The public essays of a topic, the newest first. Security definer: with row-level security the index on
-- topics cannot be used.
create function private.essays_of_topic(topic text) returns text[]
	language sql stable security definer set search_path = ''
	return (
		select coalesce(array_agg(id order by date desc, created_at desc, id desc), '{}') from public.essays
		where private.topic_slugs(topics) @> array[topic]
			and status = 'published' and (publish_at is null or publish_at <= now())
	);

-- The same for the API, which serves the schema public only.
create function public.essays_of_topic(topic text) returns text[]
	language sql stable security invoker set search_path = ''
	return private.essays_of_topic(topic);
