grant update (shows_temperature, hidden_pages) on public.site_settings to authenticated;
