-- Every right of every API role on tables, in one place. Earlier versions of the embedded backend widened
-- these at each start and narrowed them again; a start that was cut off may have left them wide.

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;

-- Who is an admin. The view reads with its caller's rights.
grant select on private.admins, public.admins to authenticated;

-- Content, which visitors read as far as policies show it.
grant select on public.projects, public.essays, public.jobs, public.profile, public.services, public.service_categories, public.site_settings
	to anon, authenticated;
grant select on public.publication_clock to anon, authenticated, service_role;
grant insert (title, description, preview_url, share_image, project_url, tags, year, content, status, publish_at),
	update (title, description, preview_url, share_image, project_url, tags, year, content, status, publish_at),
	delete on public.projects to authenticated;
grant insert (title, date, reading_time, excerpt, content, featured_image, description, share_image, status, publish_at, topics, language, translation_of),
	update (title, date, reading_time, excerpt, content, featured_image, description, share_image, status, publish_at, topics, language, translation_of),
	delete on public.essays to authenticated;
grant insert (position, company, company_logo, location, start_date, end_date, description, is_current, display_order),
	update (position, company, company_logo, location, start_date, end_date, description, is_current, display_order),
	delete on public.jobs to authenticated;
grant insert (name, title, location, profile_image, available_for_projects, availability_text, about),
	update (name, title, location, profile_image, available_for_projects, availability_text, about) on public.profile to authenticated;
grant insert (name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status),
	update (name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status),
	delete on public.services to authenticated;
grant insert (name, display_order), update (name, display_order), delete on public.service_categories to authenticated;
grant update (
	name, default_title, default_description, version_badge, time_zone, city, chat_number, hours, social, share_targets, leads, store,
	home_sections, accent, favicon, share_image
) on public.site_settings to authenticated;
grant select, insert (from_path, to_path), update (from_path, to_path), delete on public.redirects to authenticated;

-- Earlier texts and links to drafts, of which only the service role reads the hash.
grant select on public.revisions to authenticated, service_role;
grant select (id, entity, entity_id, created_at, expires_at), insert (entity, entity_id, token_hash), delete
	on public.preview_links to authenticated;

-- The inbox, into which visitors only send.
grant insert (name, email, subject, message) on public.contacts to anon, authenticated;
grant select, update (status, follow_up_on), delete on public.contacts to authenticated;
grant insert (client_name, client_email, project_type, project_description, budget_range, timeline, additional_requirements)
	on public.hire_projects to anon, authenticated;
grant select, insert (contact_id), update (status, follow_up_on, value), delete on public.hire_projects to authenticated;
grant select, insert (entity, entity_id, body), update (body), delete on public.enquiry_notes to authenticated;
grant select on public.enquiry_events to authenticated, service_role;
grant select, insert (name, subject, body, display_order), update (name, subject, body, display_order), delete
	on public.reply_templates to authenticated;
grant select, update (next_attempt_at) on public.mails to authenticated;
grant select, update (sends_receipts) on public.mail_settings to authenticated;
grant select, update (is_dismissed) on public.setup to authenticated;

-- What only triggers write is read by the service role; it writes all else.
grant select, insert, update, delete on public.projects, public.essays, public.jobs, public.profile, public.services,
	public.service_categories, public.site_settings, public.redirects, public.preview_links, public.contacts, public.hire_projects,
	public.enquiry_notes, public.reply_templates, public.mails, public.mail_settings, public.setup to service_role;
