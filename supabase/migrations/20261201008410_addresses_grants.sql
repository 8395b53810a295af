grant insert (id), update (id) on public.essays, public.projects to authenticated;
revoke all on function private.was_public(text, text), private.follow_address() from public, anon, authenticated, service_role;
grant execute on function private.was_public(text, text) to authenticated, service_role;
