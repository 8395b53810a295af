import type { PublicRepositories } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import type { Backend } from "../environment.ts";

/** A page that waits longer says what is wrong. A message has the client's own limit: it may have arrived. */
const readTimeoutMs = 5_000;

/**
 * Makes the visitor's repositories of this server: one set for all reading, and one that speaks for a
 * visitor's IP, so that the limit on messages counts the visitor and not this server.
 */
export function visitorRepositories({
	url,
	publishableKey: key,
	proxySecret,
}: Backend): (clientIp?: string) => PublicRepositories {
	const reading = createPublicRepositories({ url, key, timeLimit: readTimeoutMs });
	return (clientIp) => {
		if (!clientIp) return reading;
		if (!proxySecret) return createPublicRepositories({ url, key });
		const fetchAsVisitor: typeof fetch = (input, init) => {
			const headers = new Headers(init?.headers);
			headers.set("x-forwarded-for", clientIp);
			headers.set("x-site-proxy", proxySecret);
			return fetch(input, { ...init, headers });
		};
		return createPublicRepositories({ url, key, fetch: fetchAsVisitor });
	};
}
