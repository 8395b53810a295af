-- Visitors may ask; so may the site's server, which reads as a visitor.
revoke all on public.content_revision from public, anon, authenticated, service_role;
grant select on public.content_revision to anon;
