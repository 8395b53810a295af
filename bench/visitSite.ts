const callers = 8;
const paths = ["/", "/essays", "/essays?page=3", "/projects", "/store", "/contact", "/rss.xml", "/search.json", "/admin"];

/**
 * Requests pages, lists and feeds in turn, and between them the essays of `addEssays`. Resolves with the
 * milliseconds of the slowest answer; throws for any answer that is no success.
 */
export async function visitSite(site: string, { requests, essays }: { requests: number; essays: number }): Promise<number> {
	let next = 0;
	let slowestMs = 0;
	await Promise.all(
		Array.from({ length: callers }, async () => {
			for (let at = next++; at < requests; at = next++) {
				const path = at % 2 === 0 ? `/essays/essay-number-${(at % essays) + 1}` : paths[at % paths.length];
				const begin = performance.now();
				const response = await fetch(site + path);
				await response.arrayBuffer();
				if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
				slowestMs = Math.max(slowestMs, performance.now() - begin);
			}
		}),
	);
	return Math.round(slowestMs);
}
