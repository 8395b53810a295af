-- Old paths that lead to new ones. A redirect is followed only where the site has no page, so it never hides
-- one.

create table public.redirects (
	-- As requests have it: ASCII, escapes in capitals, without query, fragment and slash at the end.
	from_path text primary key
		constraint redirects_from_path_check check (
			char_length(from_path) <= 300 and from_path ~ '^/[!-~]+$' and from_path !~ '[?#\\<>"]|//|/$|/\.\.?(/|$)|%(?![0-9A-F]{2})'
		)
		constraint redirects_fixed_route_check check (
			from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
			and from_path !~* '^/(404|contact|essays|hire|projects|search-entries|store)$'
			and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|robots)\.txt|healthz|revalidate)$'
		),
	-- On this site; may have a query and a fragment. Its path is written as a from_path, so that both compare.
	to_path text not null
		constraint redirects_to_path_check check (
			to_path ~ '^/' and to_path !~ '^[^?#]*(//|/\.\.?(/|$|[?#])|%(?![0-9A-F]{2})|[^!-~])' and private.is_web_address(to_path)
		),
	created_at timestamptz not null default now()
);

alter table public.redirects enable row level security;
alter table public.redirects force row level security;
create policy redirects_visitors_read on public.redirects for select to anon using (true);
create policy redirects_read on public.redirects for select to authenticated using (true);
create policy redirects_insert on public.redirects for insert to authenticated with check ((select private.is_admin()));
create policy redirects_update on public.redirects for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy redirects_delete on public.redirects for delete to authenticated using ((select private.is_admin()));

-- No redirect begins at a public page, or ends at itself or another redirect.
create function private.check_redirect() returns trigger language plpgsql security invoker set search_path = '' as $$
declare
	entity constant text := pg_catalog.split_part(new.from_path, '/', 2);
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
create trigger check_redirect before insert or update on public.redirects
	for each row execute function private.check_redirect();

-- What led to a path that is redirected now leads to its target at once.
create function private.shorten_redirects() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
	if exists (select from public.redirects where pg_catalog.regexp_replace(to_path, '/*([?#].*)?$', '') = new.from_path) then
		update public.redirects set to_path = new.to_path
			where pg_catalog.regexp_replace(to_path, '/*([?#].*)?$', '') = new.from_path;
	end if;
	return null;
end;
$$;
create trigger shorten_redirects after insert or update of from_path on public.redirects
	for each row execute function private.shorten_redirects();
