revoke all on function private.plan_next_attempt() from public, anon, authenticated, service_role;
