-- Links that show one essay or project to whoever has them, published or not, for at most 14 days.

create table public.preview_links (
	id uuid primary key default gen_random_uuid(),
	entity text not null constraint preview_links_entity_check check (entity in ('essays', 'projects')),
	entity_id text not null,
	-- SHA-256 of the token, in hexadecimal digits; the token itself is stored nowhere.
	token_hash text not null constraint preview_links_token_hash_key unique
		constraint preview_links_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'),
	created_at timestamptz not null default now(),
	expires_at timestamptz not null default now() + interval '14 days',
	-- The entry's own key, so that a link never outlives its entry.
	essay_id text generated always as (case when entity = 'essays' then entity_id end) stored references public.essays on delete cascade,
	project_id text generated always as (case when entity = 'projects' then entity_id end) stored references public.projects on delete cascade,
	constraint preview_links_expires_at_check check (expires_at > created_at and expires_at <= created_at + interval '14 days')
);
create index preview_links_by_essay on public.preview_links (essay_id);
create index preview_links_by_project on public.preview_links (project_id);

alter table public.preview_links enable row level security;
alter table public.preview_links force row level security;
create policy preview_links_read on public.preview_links for select to authenticated using ((select private.is_admin()));
create policy preview_links_insert on public.preview_links for insert to authenticated with check ((select private.is_admin()));
create policy preview_links_delete on public.preview_links for delete to authenticated using ((select private.is_admin()));

-- Security definer: the number of links does not depend on what the caller may read.
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

-- The same for the API, which serves the schema public only.
create function public.preview_entry(token text) returns table (entity text, entry jsonb)
	language sql stable security invoker set search_path = ''
as $$
	select * from private.preview_entry(token);
$$;
