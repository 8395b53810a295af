revoke all on function private.stored_columns(text), private.site_contents(), private.continue_counters(text[])
	from public, anon, authenticated, service_role;
