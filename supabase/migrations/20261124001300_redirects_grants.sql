revoke all on public.redirects from public, anon, authenticated, service_role;
grant select on public.redirects to anon, authenticated;
grant insert (from_path, to_path), update (from_path, to_path), delete on public.redirects to authenticated;
grant select, insert, update, delete on public.redirects to service_role;
revoke all on function private.check_redirect(), private.shorten_redirects() from public, anon, authenticated, service_role;
