grant insert (id), update (id) on public.essays, public.projects to authenticated;
revoke all on function private.follow_address() from public, anon, authenticated, service_role;
