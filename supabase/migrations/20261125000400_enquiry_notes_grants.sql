revoke all on public.enquiry_notes from public, anon, authenticated, service_role;
grant select, insert (entity, entity_id, body), update (body), delete on public.enquiry_notes to authenticated;
grant select, insert, update, delete on public.enquiry_notes to service_role;
grant update (follow_up_on) on public.contacts to authenticated;
grant insert (contact_id), update (follow_up_on, value) on public.hire_projects to authenticated;
