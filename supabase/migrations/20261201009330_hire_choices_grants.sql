revoke all on function private.are_choices(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.are_choices(jsonb) to authenticated, service_role;
grant update (hire) on public.site_settings to authenticated;
