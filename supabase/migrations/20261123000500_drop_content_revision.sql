-- The site's server is told of writes and asks no view any more whether the content has changed.
drop view if exists public.content_revision;
