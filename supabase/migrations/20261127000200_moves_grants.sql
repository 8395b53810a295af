revoke all on private.staged_rows from public, anon, authenticated, service_role;
revoke all on function private.moved_tables(), private.stored_columns(text), private.site_contents(), private.continue_counters(text[]),
	private.site_rows(), private.read_site(integer), public.read_site(integer),
	private.stage_rows(uuid, integer, json), public.stage_rows(uuid, integer, json),
	private.finish_move(uuid, integer, text[], boolean), public.finish_move(uuid, integer, text[], boolean)
	from public, anon, authenticated, service_role;
grant execute on function private.read_site(integer), public.read_site(integer),
	private.stage_rows(uuid, integer, json), public.stage_rows(uuid, integer, json),
	private.finish_move(uuid, integer, text[], boolean), public.finish_move(uuid, integer, text[], boolean) to service_role;
