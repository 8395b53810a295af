import { dataAddress } from "./dataAddress.ts";
import type { PageData } from "./PageData.ts";

/** Milliseconds that data read ahead may wait for its page; with the server's own freshness a change stays visible within 5 s. */
const keptFor = 1_500;
const patience = 5_000;

type LoaderData = PageData["loaderData"];

export type PageReader = ReturnType<typeof createPageReader>;

/**
 * Reads the data of public pages from the server, which has them ready: one answer instead of several queries and the program that renders markdown. What it
 * cannot give whole and new is undefined, and the page's own loaders read it.
 */
export function createPageReader(entry: () => string | undefined) {
	const kept = new Map<string, { at: number; data: Promise<LoaderData | undefined> }>();

	function read(page: URL): Promise<LoaderData | undefined> {
		const address = dataAddress(page);
		const known = kept.get(address);
		if (known && performance.now() - known.at < keptFor) return known.data;
		const data = ask(address).catch(() => undefined);
		kept.set(address, { at: performance.now(), data });
		setTimeout(() => {
			if (kept.get(address)?.data === data) kept.delete(address);
		}, keptFor);
		return data;
	}

	async function ask(address: string): Promise<LoaderData | undefined> {
		const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
		const isJson = answer.headers.get("content-type")?.startsWith("application/json");
		if (!answer.ok || !isJson || answer.headers.has("x-stale-since")) return undefined;
		const data = (await answer.json()) as PageData;
		return data.entry === entry() ? data.loaderData : undefined;
	}

	return { read };
}
