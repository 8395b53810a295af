revoke all on public.site_settings from public, anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant update (
	name, default_title, default_description, version_badge, time_zone, city, chat_number, hours, social, share_targets, leads, store,
	home_sections, accent, favicon, share_image
) on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;
revoke all on function private.are_texts(jsonb, jsonb), private.are_text_rows(jsonb, integer, jsonb), private.keep_site_settings_times()
	from public, anon, authenticated, service_role;
grant execute on function private.are_texts(jsonb, jsonb), private.are_text_rows(jsonb, integer, jsonb) to authenticated, service_role;
