/**
 * The tables that decide what public pages show. Storage is not listed: a page shows an image only by a URL
 * in one of these rows.
 */
const content = /^\/rest\/v1\/(projects|essays|jobs|profile|redirects|services|service_categories|site_settings)(\/|$)/;

/**
 * Whether a backend request may change public pages, so that cached pages are stale once it has succeeded.
 * `path` begins at the backend's root: "/rest/v1/essays".
 */
export function isContentWrite(method: string, path: string): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method) && content.test(path);
}
