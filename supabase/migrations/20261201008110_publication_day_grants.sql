revoke all on function private.day_of(timestamptz), private.was_public(text, text), private.date_publication() from public, anon, authenticated, service_role;
grant execute on function private.day_of(timestamptz), private.was_public(text, text) to authenticated, service_role;
