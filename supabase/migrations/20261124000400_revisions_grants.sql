revoke all on public.revisions from public, anon, authenticated, service_role;
grant select on public.revisions to authenticated, service_role;
revoke all on function private.revised_values(jsonb), private.keep_revision(), private.delete_revisions()
	from public, anon, authenticated, service_role;
