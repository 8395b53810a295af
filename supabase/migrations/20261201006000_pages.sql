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
