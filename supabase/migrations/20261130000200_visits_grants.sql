revoke all on public.visits, private.visit_senders from public, anon, authenticated, service_role;
grant select on public.visits to authenticated;
grant select, insert, update, delete on public.visits to service_role;
grant update (count_visits) on public.site_settings to authenticated;
revoke all on function private.host_of(text), private.counted_path(text) from public, anon, authenticated, service_role;
revoke all on function private.count_visit(text, text, text), public.count_visit(text, text, text), public.visit_figures(integer, text),
	public.visit_totals(text[]), private.privacy_facts(), public.privacy_facts() from public, anon, authenticated, service_role;
grant execute on function private.count_visit(text, text, text), public.count_visit(text, text, text),
	private.privacy_facts(), public.privacy_facts() to anon, authenticated, service_role;
grant execute on function public.visit_figures(integer, text), public.visit_totals(text[]) to authenticated;
