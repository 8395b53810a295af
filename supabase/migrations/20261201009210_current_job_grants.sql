revoke all on function public.put_current_job(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.put_current_job(jsonb) to authenticated;
