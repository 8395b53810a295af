grant insert (row_key) on public.projects, public.essays, public.jobs, public.services, public.service_categories, public.reply_templates,
	public.enquiry_notes to authenticated;
revoke all on function private.finish_text() from public, anon, authenticated, service_role;
