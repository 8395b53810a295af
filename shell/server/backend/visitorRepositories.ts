import type { PublicRepositories } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import type { Backend } from "../environment.ts";

/** Milliseconds. A page that waits longer says what is wrong; a message that is sent has the clients' own limit, since it may have arrived. */
const readLimit = 5_000;

/**
 * Makes the visitor's repositories of this server: one set for all reading, and one that speaks for a visitor's address, so that the limit on messages
 * counts the visitor and not this server.
 */
export function visitorRepositories({
	url,
	publishableKey: key,
	proxySecret,
}: Backend): (address?: string) => PublicRepositories {
	const reading = createPublicRepositories({ url, key, timeLimit: readLimit });
	return (address) => {
		if (!address) return reading;
		if (!proxySecret) return createPublicRepositories({ url, key });
		const inTheNameOf: typeof fetch = (input, init) => {
			const headers = new Headers(init?.headers);
			headers.set("x-forwarded-for", address);
			headers.set("x-site-proxy", proxySecret);
			return fetch(input, { ...init, headers });
		};
		return createPublicRepositories({ url, key, fetch: inTheNameOf });
	};
}
