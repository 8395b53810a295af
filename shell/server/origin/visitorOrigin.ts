import type { IncomingMessage } from "node:http";
import { isHostOf } from "@site/shared-data/rules";
import { LRUCache } from "lru-cache";
import type { Environment } from "../environment.ts";
import { normalizeHost } from "./normalizeHost.ts";

/**
 * Returns the origin of a visitor's browser: SITE_URL for its host, regardless of other headers; else the
 * request's host with the scheme that the reverse proxy sends. The page cache must key by it.
 */
export function createVisitorOrigin(options: OriginOptions) {
	return ({ url, headers }: Pick<Request, "url" | "headers">): string =>
		originOf(options, new URL(url).host, headers.get("x-forwarded-proto"));
}

type OriginOptions = Pick<Environment, "siteUrl" | "isBehindProxy">;

function originOf({ siteUrl, isBehindProxy }: OriginOptions, host: string, forwardedProto: string | null): string {
	if (siteUrl && isHostOf(siteUrl, host)) return siteUrl;
	const scheme = isBehindProxy && lastValue(forwardedProto) === "https" ? "https" : "http";
	return new URL(`${scheme}://${host}`).origin;
}

/** The same for a request of Node, without parsing a known host again; undefined without one own host. */
export function createRequestOrigin(options: OriginOptions) {
	const origins = new LRUCache<string, { origin: string | undefined }>({ max: maxKnownHosts });
	return ({ headers, rawHeaders }: IncomingMessage): string | undefined => {
		if (headers.host === undefined || countHosts(rawHeaders) > 1) return undefined;
		const forwardedProto = headers["x-forwarded-proto"]?.toString() ?? null;
		const key = `${headers.host} ${forwardedProto}`;
		let known = origins.get(key);
		// Stryker disable next-line ConditionalExpression: parsed again, a host has the same origin
		if (!known) {
			const host = normalizeHost(headers.host);
			const isOwn = host !== undefined && (!options.siteUrl || isHostOf(options.siteUrl, host));
			known = { origin: isOwn ? originOf(options, host, forwardedProto) : undefined };
			origins.set(key, known);
		}
		return known.origin;
	};
}

/** More than a site has; others are invented by their senders. */
const maxKnownHosts = 100;

function countHosts(rawHeaders: readonly string[]): number {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] as string;
		// Stryker disable next-line ConditionalExpression: the length only spares a copy of other names
		if (name.length === 4 && name.toLowerCase() === "host") count++;
	}
	return count;
}

/** The IP that rate limits count: the connection's, or the one that the reverse proxy sends. */
export function clientIp(connectionIp = "", forwardedFor: string | undefined, isBehindProxy: boolean): string {
	return (isBehindProxy && lastValue(forwardedFor)) || connectionIp;
}

/** The proxy appends its value; earlier values may come from the visitor. */
// Stryker disable next-line OptionalChaining: a split text has a last part
const lastValue = (header: string | null | undefined) => header?.split(",").at(-1)?.trim();
