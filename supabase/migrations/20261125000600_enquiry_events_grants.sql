revoke all on public.enquiry_events from public, anon, authenticated, service_role;
grant select on public.enquiry_events to authenticated, service_role;
revoke all on function private.record_enquiry_events() from public, anon, authenticated, service_role;
