/**
 * The site's public origin: the configured one, otherwise the one that the visitor typed (a reverse proxy tells the scheme).
 */
export function siteOrigin(request: Request, siteUrl?: string): string {
	if (siteUrl) return siteUrl;
	const url = new URL(request.url);
	const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
	return scheme === "https" || scheme === "http" ? `${scheme}://${url.host}` : url.origin;
}
