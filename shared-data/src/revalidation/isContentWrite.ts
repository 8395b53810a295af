/** The tables that public pages show, and functions that write them. Rows refer to images by their URL. */
const content =
	/^\/rest\/v1\/(projects|essays|jobs|profile|redirects|services|service_categories|site_settings|mail_settings|rpc\/(put_in_order|put_current_job|remove_sample))(\/|$)/;

/**
 * Whether a backend request may change public pages, so that cached pages are stale once it has succeeded.
 * `path` is relative to the backend's root: "/rest/v1/essays".
 */
export function isContentWrite(method: string, path: string): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method) && content.test(path);
}

const timeoutMs = 2_000;

/** Posts to the site's server after each content write, so that the next page shows it. */
export function withRevalidation(
	fetch: typeof globalThis.fetch,
	backendUrl: string,
	revalidateUrl: string,
): typeof globalThis.fetch {
	const root = new URL(backendUrl).pathname.replace(/\/$/, "");
	return async (input, init) => {
		const response = await fetch(input, init);
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		if (response.ok && isContentWrite(init?.method ?? "GET", pathname.slice(root.length))) {
			await fetch(revalidateUrl, { method: "POST", signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
		}
		return response;
	};
}
