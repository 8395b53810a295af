import type { PublicRepositories } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import type { Backend } from "./environment.ts";

/**
 * Makes the visitor's repositories of this server: one set for all reading, and one that speaks for a visitor's address, so that the limit on messages
 * counts the visitor and not this server.
 */
export function visitorRepositories({
	url,
	publishableKey: key,
	proxySecret,
}: Backend): (address?: string) => PublicRepositories {
	const shared = createPublicRepositories({ url, key });
	return (address) => {
		if (!address || !proxySecret) return shared;
		const inTheNameOf: typeof fetch = (input, init) => {
			const headers = new Headers(init?.headers);
			headers.set("x-forwarded-for", address);
			headers.set("x-site-proxy", proxySecret);
			return fetch(input, { ...init, headers });
		};
		return createPublicRepositories({ url, key, fetch: inTheNameOf });
	};
}
