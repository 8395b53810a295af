import { DataError } from "@site/shared-data";
import { dataUrl } from "./dataUrl.ts";

/** The body of a data URL: loader data by route id. */
export interface PageData {
	/** Entries of the remotes that rendered it; data of another version are discarded. */
	entry: string;
	loaderData: Record<string, unknown>;
}

/** Time to live of prefetched data; together with the server's cache a change is visible within 5 s. */
const prefetchTtlMs = 1_500;
/** Equal to the time limit of a repository. */
const fetchTimeoutMs = 15_000;

/** Data of a page, or the status when a document load is needed, such as for stale data. */
export type PageDataResult = PageData | { status: number };

export type FetchPageData = ReturnType<typeof createPageDataFetcher>;

/** Creates the fetcher of a public page's data; it rejects with DataError if the server does not respond. */
export function createPageDataFetcher(entryOf: (page: URL) => string | undefined) {
	const prefetched = new Map<string, Promise<PageDataResult>>();

	return function fetchPageData(page: URL): Promise<PageDataResult> {
		const url = dataUrl(page);
		const result = prefetched.get(url) ?? request(url, entryOf(page));
		const evict = () => {
			if (prefetched.get(url) === result) prefetched.delete(url);
		};
		if (!prefetched.has(url)) setTimeout(evict, prefetchTtlMs);
		prefetched.set(url, result);
		result.catch(evict);
		return result;
	};

	async function request(url: string, entry: string | undefined): Promise<PageDataResult> {
		try {
			const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
			const isJson = response.headers.get("content-type")?.startsWith("application/json");
			if (!response.ok || !isJson || response.headers.has("x-stale-since")) return { status: response.status };
			const data = (await response.json()) as PageData;
			return data.entry === entry ? data : { status: 409 };
		} catch (cause) {
			throw new DataError("offline", `${url} did not come`, { cause });
		}
	}
}
