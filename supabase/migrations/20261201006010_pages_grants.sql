revoke all on private.pages from public, anon, authenticated, service_role;
revoke all on function private.is_page(text) from public, anon, authenticated, service_role;
grant execute on function private.is_page(text) to authenticated, service_role;
