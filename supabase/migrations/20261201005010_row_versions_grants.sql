revoke all on function private.keep_ordered_timestamps(), public.put_in_order(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.put_in_order(text, jsonb) to authenticated;
