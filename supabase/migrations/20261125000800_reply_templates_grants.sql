revoke all on public.reply_templates from public, anon, authenticated, service_role;
grant select, insert (name, subject, body, display_order), update (name, subject, body, display_order), delete
	on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;
revoke all on function private.limit_reply_templates() from public, anon, authenticated, service_role;
