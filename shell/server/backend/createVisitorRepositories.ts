import { DataError, type PublicRepositories, type SiteSettings } from "@site/shared-data";
import {
	createPublicRepositories,
	createVisitorClock,
	createVisitorPreviews,
	createVisitorQuotes,
	createVisitorRedirects,
} from "@site/shared-data/visitor";
import { LRUCache } from "lru-cache";
import type { Access } from "../../deployment/index.ts";
import type { Backend } from "../environment.ts";
import { requestIdHeader } from "../log.ts";

/** A page shows an error after this time. Writes have the longer default, because they may have succeeded. */
const readTimeoutMs = 5_000;
/** How long pages share a read of profile, settings or newest essays, unless a purge comes first. */
const sharedReadMs = { embedded: 60_000, hosted: 500, failed: 500 };

/** A visitor's repositories, for the server. Settings that fall back to the last read call `onFallback`. */
export function createVisitorRepositories(
	{ url, publishableKey: key, proxySecret, areFormsClosed }: Backend,
	send = fetch,
	onFallback = () => {},
) {
	const secretHeader: Record<string, string> = proxySecret ? { "x-site-proxy": proxySecret } : {};
	const endpoint = (extraHeaders: Record<string, string> = {}) => ({ url, key, fetch: fetchWith(extraHeaders, send) });
	// The secret without a visitor's IP gives the site's own reads priority over visitors' reads.
	const readEndpoint = { ...endpoint(secretHeader), timeLimitMs: readTimeoutMs };
	/** Sends the visitor's IP, so that the backend's limits do not count this server. */
	const forwarded = (clientIp: string) => (proxySecret ? { ...secretHeader, "x-forwarded-for": clientIp } : {});
	let lastSettings: SiteSettings | undefined;
	/** Unreadable settings fall back to the last read: an order must not go to another number. */
	const withLastSettings = ({ settings, ...others }: PublicRepositories): PublicRepositories => ({
		...others,
		...(areFormsClosed && { areFormsClosed }),
		settings: {
			async get() {
				try {
					lastSettings = await settings.get();
				} catch (error) {
					if (!lastSettings || !(error instanceof DataError)) throw error;
					onFallback();
				}
				return lastSettings;
			},
		},
	});
	const own = createPublicRepositories(readEndpoint);
	const shared = shareReads(own, sharedReadMs[proxySecret ? "embedded" : "hosted"]);
	return {
		/** Several pages share the reads of profile, settings and newest essays. */
		repositories: withLastSettings(shared.repositories),
		/** Lets the next page read them again. */
		forgetShared: shared.forget,
		repositoriesFor: (clientIp: string) =>
			withLastSettings(shareReads(createPublicRepositories(endpoint(forwarded(clientIp))), sharedReadMs.hosted).repositories),
		clock: createVisitorClock(endpoint(secretHeader)),
		/** Rejects when the backend cannot answer. The embedded one answers even while other requests wait. */
		async checkBackend(): Promise<void> {
			const isHealthy = proxySecret
				? (await fetchWith({}, send)(`${url}/health`, { signal: AbortSignal.timeout(readTimeoutMs) })).ok
				: (await own.profile.get()) !== null;
			if (!isHealthy) throw new Error("The backend is not healthy.");
		},
		previews: createVisitorPreviews(readEndpoint),
		/** The quotes of one visitor: the database counts wrong links of a network. */
		quotesFor: (clientIp: string) => createVisitorQuotes(endpoint(forwarded(clientIp))),
		redirects: createVisitorRedirects(readEndpoint),
		/** Counts a view for a visitor; the database decides by the visitor's headers whether it counts. */
		async countView(view: { path: string; device: string }, clientIp: string, headers: Record<string, string>): Promise<void> {
			await fetchWith({ ...headers, ...forwarded(clientIp) }, send)(`${url}/rest/v1/rpc/count_visit`, {
				method: "POST",
				headers: { apikey: key, "content-type": "application/json" },
				body: JSON.stringify({ ...view, referrer: "" }),
				signal: AbortSignal.timeout(readTimeoutMs),
			});
		},
		/** The access of an account, or the status of the refusal: only a session may read the list of admins. */
		async readAccess(authorization: string, clientIp: string): Promise<Exclude<Access, "everyone"> | 401 | 503> {
			const request = { headers: { apikey: key, authorization }, signal: AbortSignal.timeout(readTimeoutMs) };
			const ask = fetchWith(forwarded(clientIp), send);
			const response = await ask(`${url}/rest/v1/admins?select=user_id`, request).catch(() => undefined);
			if (!response?.ok) return response?.status === 401 ? 401 : 503;
			return ((await response.json()) as unknown[]).length > 0 ? "admin" : "session";
		},
	};
}

/**
 * Shares each read of the profile, the settings and the newest essays until this time after its end, or until
 * `forget`.
 */
function shareReads(repositories: PublicRepositories, forMs: number) {
	const shared = new LRUCache<string, Promise<unknown>>({ max: 8 });
	const share =
		<Args extends unknown[], T>(name: string, read: (...args: Args) => Promise<T>) =>
		(...args: Args) => {
			const key = name + JSON.stringify(args);
			const known = shared.get(key) as Promise<T> | undefined;
			if (known) return known;
			const result = read(...args);
			const keepFor = (ttl: number) => () => void (shared.get(key) === result && shared.set(key, result, { ttl }));
			shared.set(key, result);
			result.then(keepFor(forMs), keepFor(sharedReadMs.failed));
			return result;
		};
	const { profile, settings, essays } = repositories;
	return {
		repositories: {
			...repositories,
			profile: { get: share("profile", profile.get) },
			settings: { get: share("settings", settings.get) },
			essays: { ...essays, listPublished: share("essays", essays.listPublished) },
		},
		forget: () => shared.clear(),
	};
}

/** Adds the id of the visitor's request and the extra headers. */
function fetchWith(extraHeaders: Record<string, string>, send: typeof fetch): typeof fetch {
	return (input, init) => {
		const headers = new Headers(init?.headers);
		for (const [name, value] of Object.entries({ ...requestIdHeader(), ...extraHeaders })) headers.set(name, value);
		return send(input, { ...init, headers });
	};
}
