revoke all on public.row_keys from public, anon, authenticated, service_role;
grant select, insert (id, entity, entity_id), delete on public.row_keys to authenticated;
grant select, insert, update, delete on public.row_keys to service_role;
revoke all on function public.create_once(text, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.create_once(text, uuid, jsonb) to authenticated;
