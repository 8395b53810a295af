-- A request that the admin makes from a message has its form's key: a repeated save makes no second one.
alter table public.hire_projects add column row_key uuid unique;
grant insert (row_key) on public.hire_projects to authenticated;

alter policy hire_projects_send on public.hire_projects
	with check (status = 'pending' and (contact_id is null and row_key is null or (select private.is_admin())));
