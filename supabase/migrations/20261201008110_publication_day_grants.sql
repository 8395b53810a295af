revoke all on function private.day_of(timestamptz), private.date_publication() from public, anon, authenticated, service_role;
grant execute on function private.day_of(timestamptz) to authenticated, service_role;
