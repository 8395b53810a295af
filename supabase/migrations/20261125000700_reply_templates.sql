-- Texts to answer enquiries with. The admin area fills in {name} and {service}, and opens the mail program.

create table public.reply_templates (
	id uuid primary key default gen_random_uuid(),
	name text not null constraint reply_templates_name_key unique
		constraint reply_templates_name_check check (char_length(name) <= 100 and name ~ '\S' and name !~ '[[:cntrl:]]'),
	subject text not null
		constraint reply_templates_subject_check check (char_length(subject) <= 200 and subject ~ '\S' and subject !~ '[[:cntrl:]]'),
	body text not null constraint reply_templates_body_check check (char_length(body) <= 5000 and body ~ '\S'),
	-- Higher appears first.
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

alter table public.reply_templates enable row level security;
alter table public.reply_templates force row level security;
create policy reply_templates_read on public.reply_templates for select to authenticated using ((select private.is_admin()));
create policy reply_templates_insert on public.reply_templates for insert to authenticated with check ((select private.is_admin()));
create policy reply_templates_update on public.reply_templates for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy reply_templates_delete on public.reply_templates for delete to authenticated using ((select private.is_admin()));

create trigger keep_timestamps before update on public.reply_templates
	for each row execute function private.keep_timestamps();

-- They are read as a whole, and a menu of more than 50 helps nobody. Security definer: their number does not
-- depend on what the caller may read.
create function private.limit_reply_templates() returns trigger language plpgsql security definer set search_path = '' as $$
begin
	-- One after the other, so that two at once cannot both be the fiftieth.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('reply_templates'));
	if (select count(*) from public.reply_templates) > 50 then
		raise exception 'name not taken: a site has at most 50 reply templates' using errcode = '23514', column = 'name', hint = 'Delete one first.';
	end if;
	return null;
end;
$$;
create trigger limit_reply_templates after insert on public.reply_templates
	for each statement execute function private.limit_reply_templates();
