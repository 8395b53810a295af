revoke all on function private.file_key(text), private.file_start(text), private.named_files(text), private.file_uses(text),
	public.stored_files(text, text, text, boolean, integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.file_key(text), private.file_start(text), private.named_files(text), private.file_uses(text),
	public.stored_files(text, text, text, boolean, integer, integer) to authenticated;
