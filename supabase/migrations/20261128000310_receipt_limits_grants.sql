revoke all on function private.mailbox_of(text) from public, anon, authenticated, service_role;
