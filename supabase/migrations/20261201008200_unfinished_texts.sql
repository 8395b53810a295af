-- New essays and projects that lack a required field yet, kept for every device of the admin. The id is the
-- key of the row that such a text becomes; an insert with the key deletes it.
create table public.unfinished_texts (
	id uuid primary key,
	entity text not null constraint unfinished_texts_entity_check check (entity in ('essays', 'projects')),
	-- The fields of the form, as they were typed.
	fields jsonb not null
		constraint unfinished_texts_fields_check check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 700000),
	-- The title, or how the text begins.
	label text not null generated always as (left(coalesce(
		nullif(btrim(fields ->> 'title'), ''), nullif(btrim(fields ->> 'excerpt'), ''),
		nullif(btrim(fields ->> 'description'), ''), nullif(btrim(fields ->> 'content'), ''), 'Untitled'
	), 100)) stored,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table public.unfinished_texts enable row level security;
alter table public.unfinished_texts force row level security;
create policy unfinished_texts_read on public.unfinished_texts for select to authenticated using ((select private.is_admin()));
create policy unfinished_texts_insert on public.unfinished_texts for insert to authenticated with check ((select private.is_admin()));
create policy unfinished_texts_update on public.unfinished_texts for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy unfinished_texts_delete on public.unfinished_texts for delete to authenticated using ((select private.is_admin()));
create trigger keep_timestamps before update on public.unfinished_texts for each row execute function private.keep_timestamps();
