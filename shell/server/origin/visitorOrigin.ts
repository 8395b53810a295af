import type { Environment } from "../environment.ts";

/**
 * Returns the origin that a visitor's browser is on: SITE_URL for its host, whatever other headers say; else
 * the request's host with the scheme that the reverse proxy sends. The page cache must key by it.
 */
export function createVisitorOrigin({ siteUrl, isBehindProxy }: Pick<Environment, "siteUrl" | "isBehindProxy">) {
	return ({ url, headers }: Pick<Request, "url" | "headers">): string => {
		const { host } = new URL(url);
		if (siteUrl && isHostOf(siteUrl, host)) return siteUrl;
		// The proxy appends the last value; a visitor may have sent those before it.
		const scheme = isBehindProxy ? headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
		return new URL(`${scheme === "https" ? "https" : "http"}://${host}`).origin;
	};
}

/** Whether the host is the origin's, with or without its default port. */
export function isHostOf(origin: string, host: string): boolean {
	return new URL(`${new URL(origin).protocol}//${host}`).origin === origin;
}
