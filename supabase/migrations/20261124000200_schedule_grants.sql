revoke all on public.publication_clock from public, anon, authenticated, service_role;
grant select on public.publication_clock to anon, authenticated, service_role;
revoke all on function private.next_publication_in_ms(), private.refuse_past_schedule()
	from public, anon, authenticated, service_role;
grant execute on function private.next_publication_in_ms() to anon, authenticated, service_role;
grant insert (publish_at), update (publish_at) on public.essays, public.projects to authenticated;
