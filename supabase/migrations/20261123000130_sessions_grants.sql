-- is_admin runs with its caller's rights, so its caller asks for the session.
revoke all on function private.has_session() from public, anon, authenticated, service_role;
grant execute on function private.has_session() to authenticated;
