/**
 * Whether a URL in content is relative or has a scheme that cannot run code. The scheme is the part before
 * the first colon, unless `/`, `?` or `#` comes earlier. Nothing is stripped or decoded first.
 */
export function isAllowedUrl(url: string): boolean {
	const colon = url.indexOf(":");
	if (colon === -1) return true;
	const beforeColon = url.slice(0, colon);
	return /[/?#]/.test(beforeColon) || /^(?:https?|ircs?|mailto|xmpp)$/i.test(beforeColon);
}

/** The URL, or "" if it is missing or not allowed: for every `href` and `src` that content sets. */
export function allowedUrl(url: string | null | undefined): string {
	return url && isAllowedUrl(url) ? url : "";
}
