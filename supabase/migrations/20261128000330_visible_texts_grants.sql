revoke all on function private.is_blank(text), private.is_one_line(text), private.are_lines(jsonb)
	from public, anon, authenticated, service_role;
grant execute on function private.is_blank(text), private.is_one_line(text) to anon, authenticated, service_role;
grant execute on function private.are_lines(jsonb) to authenticated, service_role;
