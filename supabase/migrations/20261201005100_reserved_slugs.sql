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
