import {
	DataError,
	type PreviewReader,
	type PublicRepositories,
	type RedirectReader,
	type SiteSettings,
} from "@site/shared-data";
import { createPublicRepositories, createVisitorPreviews, createVisitorRedirects } from "@site/shared-data/visitor";
import type { Backend } from "../environment.ts";
import { requestIdHeader } from "../log.ts";

/**
 * A page shows an error after this time. Sending a message has the longer default, because it may have been
 * stored.
 */
const readTimeoutMs = 5_000;

/** Sends the id of the visitor's request, and further headers. */
const fetchWith =
	(extraHeaders: Record<string, string>, send: typeof fetch): typeof fetch =>
	(input, init) => {
		const headers = new Headers(init?.headers);
		for (const [name, value] of Object.entries({ ...requestIdHeader(), ...extraHeaders })) headers.set(name, value);
		return send(input, { ...init, headers });
	};

/** Reads for the health check. The secret without a visitor's IP tells the backend that it is one. */
export const createHealthRepositories = ({ url, publishableKey: key, proxySecret }: Backend, send = fetch) =>
	createPublicRepositories({
		url,
		key,
		fetch: fetchWith(proxySecret ? { "x-site-proxy": proxySecret } : {}, send),
		timeLimitMs: readTimeoutMs,
	});

/** Reads what preview links show. */
export const createPreviews = ({ url, publishableKey: key }: Backend, send = fetch): PreviewReader =>
	createVisitorPreviews({ url, key, fetch: fetchWith({}, send), timeLimitMs: readTimeoutMs });

/** Reads where old paths lead. */
export const createRedirects = ({ url, publishableKey: key }: Backend, send = fetch): RedirectReader =>
	createVisitorRedirects({ url, key, fetch: fetchWith({}, send), timeLimitMs: readTimeoutMs });

/**
 * Returns the repositories for reads or, given a visitor's IP, repositories whose requests carry it, so that
 * the limit on messages counts the visitor and not this server.
 */
export function createVisitorRepositories(
	{ url, publishableKey: key, proxySecret }: Backend,
	send = fetch,
): (clientIp?: string) => PublicRepositories {
	let lastSettings: SiteSettings | undefined;
	/** Settings that cannot be read are those of the last read: an order must not go to another number. */
	const withLastSettings = ({ settings, ...others }: PublicRepositories): PublicRepositories => ({
		...others,
		settings: {
			async get() {
				try {
					lastSettings = await settings.get();
				} catch (error) {
					if (!lastSettings || !(error instanceof DataError)) throw error;
				}
				return lastSettings;
			},
		},
	});
	const sharedRepositories = withLastSettings(
		createPublicRepositories({ url, key, fetch: fetchWith({}, send), timeLimitMs: readTimeoutMs }),
	);
	return (clientIp) => {
		if (!clientIp) return sharedRepositories;
		const extraHeaders: Record<string, string> = proxySecret ? { "x-forwarded-for": clientIp, "x-site-proxy": proxySecret } : {};
		return withLastSettings(createPublicRepositories({ url, key, fetch: fetchWith(extraHeaders, send) }));
	};
}
