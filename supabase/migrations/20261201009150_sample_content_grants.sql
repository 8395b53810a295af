revoke all on function public.first_steps(), private.untouched_sample(), public.remove_sample()
	from public, anon, authenticated, service_role;
grant execute on function public.first_steps(), private.untouched_sample(), public.remove_sample() to authenticated;
