revoke all on public.preview_links from public, anon, authenticated, service_role;
grant select (id, entity, entity_id, created_at, expires_at), insert (entity, entity_id, token_hash), delete
	on public.preview_links to authenticated;
grant select, insert, update, delete on public.preview_links to service_role;
revoke all on function private.limit_preview_links() from public, anon, authenticated, service_role;
revoke all on function private.preview_entry(text), public.preview_entry(text) from public, anon, authenticated, service_role;
grant execute on function private.preview_entry(text), public.preview_entry(text) to anon, authenticated, service_role;
