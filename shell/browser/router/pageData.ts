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
export type PageAnswer = PageData | { status: number };

export type PageReader = ReturnType<typeof createPageReader>;

/** Reads the data of public pages from the server. Rejects with DataError when no answer comes. */
export function createPageReader(entry: () => string | undefined) {
	const prefetched = new Map<string, Promise<PageAnswer>>();

	return function read(page: URL): Promise<PageAnswer> {
		const url = dataUrl(page);
		const answer = prefetched.get(url) ?? ask(url);
		const forget = () => {
			if (prefetched.get(url) === answer) prefetched.delete(url);
		};
		if (!prefetched.has(url)) setTimeout(forget, prefetchTtlMs);
		prefetched.set(url, answer);
		answer.catch(forget);
		return answer;
	};

	async function ask(url: string): Promise<PageAnswer> {
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
