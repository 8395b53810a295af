-- Ids of projects and essays are their public addresses, made from the title once and never changed.

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

-- At most `size` characters, cut at a word where that leaves at least half.
create function private.shorten_slug(slug text, size integer) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.btrim(case
		when pg_catalog.char_length(slug) <= size then slug
		when pg_catalog.substr(slug, size + 1, 1) = '-' then pg_catalog.left(slug, size)
		else coalesce(pg_catalog.substring(pg_catalog.left(slug, size), '^(.{' || size / 2 || ',})-[^-]*$'), pg_catalog.left(slug, size))
	end, '-');

-- The argument is the noun used when a title leaves no letters.
create function private.give_slug() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	base text := private.to_slug(new.title);
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
	-- Two inserts of one title at a time wait for each other instead of colliding.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('slug:' || tg_table_name));
	loop
		if base = '' then
			new.id := tg_argv[0] || '-' || pg_catalog.substr(pg_catalog.md5(gen_random_uuid()::text), 1, 8);
		else
			new.id := private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		exit when not taken;
		attempt := attempt + 1;
		ending := '-' || attempt;
	end loop;
	return new;
end
$$;
