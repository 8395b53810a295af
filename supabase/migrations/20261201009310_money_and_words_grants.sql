revoke all on function private.is_word(text, text) from public, anon, authenticated, service_role;
grant execute on function private.is_word(text, text) to authenticated, service_role;
grant update (currency) on public.site_settings to authenticated;
