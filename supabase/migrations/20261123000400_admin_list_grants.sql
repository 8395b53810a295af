revoke all on public.admins from public, anon, authenticated, service_role;
grant select on public.admins to authenticated;
