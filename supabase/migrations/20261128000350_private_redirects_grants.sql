revoke select on public.redirects from anon;
revoke all on function private.redirect_of(text), public.redirect_of(text) from public, anon, authenticated, service_role;
grant execute on function private.redirect_of(text), public.redirect_of(text) to anon, authenticated, service_role;
