grant update (texts) on public.site_settings to authenticated;
