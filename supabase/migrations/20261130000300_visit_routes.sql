-- The page about privacy, the image that counts and /llms.txt are the site's own: none is redirected.
alter table public.redirects disable trigger user;
alter table public.redirects drop constraint redirects_fixed_route_check;
delete from public.redirects where from_path ~* '^/(privacy|visit\.gif|llms\.txt)$';
alter table public.redirects add constraint redirects_fixed_route_check check (
	from_path !~* '^/(admin|assets|auth|cards|data|essays/before|preview|projects/before|remotes|rest|storage)(/|$)'
	and from_path !~* '^/(404|contact|essays|hire|privacy|projects|search-entries|store)$'
	and from_path !~* '^/((config|feed|registry|search)\.json|((essays/topics/[^/]+/)?rss|sitemap)\.xml|(licenses|llms|robots)\.txt)$'
	and from_path !~* '^/(healthz|metrics|revalidate|site\.webmanifest|favicon\.svg|visit\.gif|(apple-touch-icon|icon-\d+|og-default)\.png|sample/[^/]+\.webp)$'
);
alter table public.redirects enable trigger user;
