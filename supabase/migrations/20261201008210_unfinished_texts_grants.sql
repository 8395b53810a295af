revoke all on public.unfinished_texts from public, anon, authenticated, service_role;
grant select, insert (id, entity, fields), update (fields), delete on public.unfinished_texts to authenticated;
grant select, insert, update, delete on public.unfinished_texts to service_role;
