revoke all on public.setup from public, anon, authenticated, service_role;
grant select, update (is_dismissed) on public.setup to authenticated;
grant select, insert, update, delete on public.setup to service_role;
revoke all on function public.first_steps() from public, anon, authenticated, service_role;
grant execute on function public.first_steps() to authenticated;
