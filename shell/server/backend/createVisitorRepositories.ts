import type { PublicRepositories } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import type { Backend } from "../environment.ts";
import { requestIdHeader } from "../log.ts";

/**
 * A page shows an error after this time. Sending a message has the longer default, because it may have been
 * stored.
 */
const readTimeoutMs = 5_000;

/**
 * Returns the repositories for reads or, given a visitor's IP, repositories whose requests carry it, so that
 * the limit on messages counts the visitor and not this server.
 */
export function createVisitorRepositories({
	url,
	publishableKey: key,
	proxySecret,
}: Backend): (clientIp?: string) => PublicRepositories {
	const fetchWith =
		(extraHeaders: Record<string, string>): typeof fetch =>
		(input, init) => {
			const headers = new Headers(init?.headers);
			for (const [name, value] of Object.entries({ ...requestIdHeader(), ...extraHeaders })) headers.set(name, value);
			return fetch(input, { ...init, headers });
		};
	const sharedRepositories = createPublicRepositories({ url, key, fetch: fetchWith({}), timeLimitMs: readTimeoutMs });
	return (clientIp) => {
		if (!clientIp) return sharedRepositories;
		const extraHeaders: Record<string, string> = proxySecret ? { "x-forwarded-for": clientIp, "x-site-proxy": proxySecret } : {};
		return createPublicRepositories({ url, key, fetch: fetchWith(extraHeaders) });
	};
}
