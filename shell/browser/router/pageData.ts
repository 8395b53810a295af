import { DataError } from "@site/shared-data";
import { dataUrl } from "./dataUrl.ts";

/** The body of a data URL: what the loaders of a page gave, by the ids of their routes. */
export interface PageData {
	/** The remote that gave it: another version's page could not read it. */
	entry: string;
	loaderData: Record<string, unknown>;
}

/**
 * Milliseconds that prefetched data wait for their page; with the server's cache a change stays visible
 * within 5 s.
 */
const prefetchTtlMs = 1_500;
/** As long as a repository waits for the backend: nothing else brings the page. */
const fetchTimeoutMs = 15_000;

/**
 * Data of a page, or the status when only its document can show it: stale, moved, missing, or of another
 * version.
 */
export type PageDataResult = PageData | { status: number };

export type FetchPageData = ReturnType<typeof createPageDataFetcher>;

/** Reads the data of public pages from the server. Rejects with DataError when no answer comes. */
export function createPageDataFetcher(entry: () => string | undefined) {
	const prefetched = new Map<string, Promise<PageDataResult>>();

	return function fetchPageData(page: URL): Promise<PageDataResult> {
		const url = dataUrl(page);
		const result = prefetched.get(url) ?? request(url);
		const evict = () => {
			if (prefetched.get(url) === result) prefetched.delete(url);
		};
		if (!prefetched.has(url)) setTimeout(evict, prefetchTtlMs);
		prefetched.set(url, result);
		result.catch(evict);
		return result;
	};

	async function request(url: string): Promise<PageDataResult> {
		try {
			const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
			const isJson = response.headers.get("content-type")?.startsWith("application/json");
			if (!response.ok || !isJson || response.headers.has("x-stale-since")) return { status: response.status };
			const data = (await response.json()) as PageData;
			return data.entry === entry() ? data : { status: 409 };
		} catch (cause) {
			throw new DataError("offline", `${url} did not come`, { cause });
		}
	}
}
