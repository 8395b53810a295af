revoke all on function private.today() from public, anon, authenticated, service_role;
grant execute on function private.today() to authenticated, service_role;
