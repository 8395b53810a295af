import type { Environment } from "../environment.ts";

/**
 * The origin that a visitor's browser is on. A request for the host of SITE_URL is on SITE_URL, whatever
 * its other headers say; only a reverse proxy's word about the scheme is taken for any other. Everything
 * that is cached for other visitors must be kept apart by this origin.
 */
export function createVisitorOrigin({ siteUrl, isBehindProxy }: Pick<Environment, "siteUrl" | "isBehindProxy">) {
	return ({ url, headers }: Pick<Request, "url" | "headers">): string => {
		const { host } = new URL(url);
		if (siteUrl && isHostOf(siteUrl, host)) return siteUrl;
		// Only the last word is the proxy's own; what stands before it is the visitor's claim.
		const scheme = isBehindProxy ? headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
		return new URL(`${scheme === "https" ? "https" : "http"}://${host}`).origin;
	};
}

/** Whether the host is the origin's, with its default port named or not. */
export function isHostOf(origin: string, host: string): boolean {
	return new URL(`${new URL(origin).protocol}//${host}`).origin === origin;
}
