import { isHostOf } from "@site/shared-data/rules";
import type { Environment } from "../environment.ts";

/**
 * Returns the origin of a visitor's browser: SITE_URL for its host, regardless of other headers; else the
 * request's host with the scheme that the reverse proxy sends. The page cache must key by it.
 */
export function createVisitorOrigin({ siteUrl, isBehindProxy }: Pick<Environment, "siteUrl" | "isBehindProxy">) {
	return ({ url, headers }: Pick<Request, "url" | "headers">): string => {
		const { host } = new URL(url);
		if (siteUrl && isHostOf(siteUrl, host)) return siteUrl;
		const scheme = isBehindProxy && lastValue(headers.get("x-forwarded-proto")) === "https" ? "https" : "http";
		return new URL(`${scheme}://${host}`).origin;
	};
}

/** The IP that rate limits count: the connection's, or the one that the reverse proxy sends. */
export function clientIp(connectionIp = "", forwardedFor: string | undefined, isBehindProxy: boolean): string {
	return (isBehindProxy && lastValue(forwardedFor)) || connectionIp;
}

/** The proxy appends its value; earlier values may come from the visitor. */
const lastValue = (header: string | null | undefined) => header?.split(",").at(-1)?.trim();
