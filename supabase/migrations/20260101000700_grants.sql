-- Every right of every API role, table by table. The embedded backend runs each *_grants.sql again after its engine has widened them at start, so a later
-- change is a new file with this ending that repeats the whole list.

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;

revoke all on schema private from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Policies call is_admin; checks call the two address tests; the slug trigger runs with its caller's rights.
grant execute on function private.is_admin() to authenticated;
grant execute on function private.is_email(text) to anon, authenticated, service_role;
grant execute on function private.is_web_address(text), private.to_slug(text), private.shorten_slug(text, integer) to authenticated, service_role;
grant select on private.admins to authenticated;

grant select on public.projects, public.essays, public.jobs, public.profile to anon, authenticated;

grant insert (title, description, preview_url, project_url, tags, year, content, status),
	update (title, description, preview_url, project_url, tags, year, content, status),
	delete on public.projects to authenticated;
grant insert (title, date, reading_time, excerpt, content, featured_image, status),
	update (title, date, reading_time, excerpt, content, featured_image, status),
	delete on public.essays to authenticated;
grant insert (position, company, company_logo, location, start_date, end_date, description, is_current, display_order),
	update (position, company, company_logo, location, start_date, end_date, description, is_current, display_order),
	delete on public.jobs to authenticated;
grant insert (name, title, location, profile_image, available_for_projects, availability_text, about),
	update (name, title, location, profile_image, available_for_projects, availability_text, about) on public.profile to authenticated;

grant insert (name, email, subject, message) on public.contacts to anon, authenticated;
grant select, update (status), delete on public.contacts to authenticated;
grant insert (client_name, client_email, project_type, project_description, budget_range, timeline, additional_requirements)
	on public.hire_projects to anon, authenticated;
grant select, update (status), delete on public.hire_projects to authenticated;

grant select, insert, update, delete on public.projects, public.essays, public.jobs, public.profile, public.contacts, public.hire_projects to service_role;
