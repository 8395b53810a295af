-- Redirects are asked for one by one, tell nothing that is not public, and begin only where a request can.

-- The admin alone reads the table; a stranger's account is a visitor.
drop policy redirects_visitors_read on public.redirects;
drop policy redirects_read on public.redirects;
create policy redirects_read on public.redirects for select to authenticated using ((select private.is_admin()));

-- Where a path leads; null where it is not redirected, or to an essay or project that is unknown or not
-- public: its id would tell of it. That id also stands in paths of data, cards, further pages and the form.
-- Security definer: visitors may read neither redirects nor drafts.
create function private.redirect_of(path text) returns text
	language sql stable security definer set search_path = ''
	return (
		select redirect.to_path
		from public.redirects as redirect, lateral (select pg_catalog.regexp_match(
			redirect.to_path,
			'^/(?:(?:cards|data)/|admin/(?!(?:essays|projects)/new))?(essays|projects)/(?:before/|topics/[^/?#]+/before/|(?!topics/))([^/.?#]+)',
			'i'
		)) as target (parts)
		where redirect.from_path = redirect_of.path and (
			target.parts is null
			or lower(target.parts[1]) = 'essays' and exists (
				select from public.essays where id = target.parts[2] and status = 'published' and (publish_at is null or publish_at <= now())
			)
			or lower(target.parts[1]) = 'projects' and exists (
				select from public.projects where id = target.parts[2] and status = 'published' and (publish_at is null or publish_at <= now())
			)
		)
	);

-- The same for the API, which serves the schema public only.
create function public.redirect_of(path text) returns text
	language sql stable security invoker set search_path = ''
	return private.redirect_of(path);

-- As before; the first part of a page's path matches in any case.
create or replace function private.check_redirect() returns trigger language plpgsql security invoker set search_path = '' as $$
declare
	entity constant text := pg_catalog.lower(pg_catalog.split_part(new.from_path, '/', 2));
	entity_id constant text := pg_catalog.substr(new.from_path, pg_catalog.char_length(entity) + 3);
	target constant text := pg_catalog.regexp_replace(new.to_path, '/*([?#].*)?$', '');
begin
	-- One after the other, so that two at once cannot make a chain.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('redirects'));
	if entity = 'essays' and exists (select from public.essays
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

-- A path as requests have it: no escape of a character that needs none, and none without one that needs it.
create function private.to_request_path(path text) returns text language plpgsql immutable set search_path = '' as $$
declare
	code integer;
begin
	for code in select pg_catalog.generate_series(33, 126) loop
		if chr(code) ~ '[A-Za-z0-9._~-]' then
			path := pg_catalog.replace(path, '%' || pg_catalog.upper(pg_catalog.to_hex(code)), chr(code));
		elsif chr(code) ~ '[\^`{}]' then
			path := pg_catalog.replace(path, chr(code), '%' || pg_catalog.upper(pg_catalog.to_hex(code)));
		end if;
	end loop;
	return path;
end
$$;

-- What is stored is written like that once. A redirect that no request reaches goes: it led nowhere.
alter table public.redirects disable trigger user;
alter table public.redirects drop constraint redirects_from_path_check, drop constraint redirects_fixed_route_check,
	drop constraint redirects_to_path_check;
delete from public.redirects where exists (
	select from public.redirects as other where other.from_path > redirects.from_path
		and private.to_request_path(other.from_path) = private.to_request_path(redirects.from_path)
);
update public.redirects set from_path = private.to_request_path(from_path),
	to_path = private.to_request_path(substring(to_path from '^[^?#]*')) || substring(to_path from '[?#].*$|$')
where from_path <> private.to_request_path(from_path) or to_path ~ '[\^`{}%]';

do $$
declare
	rule text;
	condition text;
begin
	for rule, condition in values
		-- As requests have it: ASCII, escapes in capitals and only where they are needed, without query,
		-- fragment and slash at the end.
		('from_path', $rule$
			char_length(from_path) <= 300 and from_path ~ '^/[!-~]+$'
			and from_path !~ '[?#\\<>"^`{}]|//|/$|/\.\.?(/|$)|%(?![0-9A-F]{2})|%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])'
		$rule$),
		-- No route or file of the server, and no page. A test compares this with them.
		('fixed_route', $rule$
			from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
			and from_path !~* '^/(404|contact|essays|hire|projects|search-entries|store)$'
			and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|robots)\.txt)$'
			and from_path !~* '^/(healthz|metrics|revalidate|site\.webmanifest|favicon\.svg|(apple-touch-icon|icon-\d+|og-default)\.png|sample/[^/]+\.webp)$'
		$rule$),
		-- On this site; may have a query and a fragment. Its path is written as a from_path, so that both
		-- compare.
		('to_path', $rule$
			to_path ~ '^/' and private.is_web_address(to_path)
			and to_path !~ '^[^?#]*(//|/\.\.?(/|$|[?#])|[^!-~]|[\^`{}]|%(?![0-9A-F]{2})|%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE]))'
		$rule$)
	loop
		execute format('delete from public.redirects where not (%s)', condition);
		execute format('alter table public.redirects add constraint %I check (%s)', 'redirects_' || rule || '_check', condition);
	end loop;
end
$$;
alter table public.redirects enable trigger user;
drop function private.to_request_path(text);
