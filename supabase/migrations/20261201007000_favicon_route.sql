-- /favicon.ico is the site's own: it is not redirected.
alter table public.redirects disable trigger user;
alter table public.redirects drop constraint redirects_fixed_route_check;
delete from public.redirects where from_path ~* '^/favicon\.ico$';
alter table public.redirects add constraint redirects_fixed_route_check check (
	from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
	and from_path !~* '^/(404|contact|essays|hire|privacy|projects|search-entries|store)$'
	and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|llms|robots)\.txt)$'
	and from_path !~* '^/(healthz|metrics|revalidate|site\.webmanifest|favicon\.(ico|svg)|visit\.gif|(apple-touch-icon|icon-\d+|og-default)\.png|sample/[^/]+\.webp)$'
);
alter table public.redirects enable trigger user;
