import { type Agent, get } from "node:http";

/** The number of origins that the server caches (`createOriginLimit` in shell/server). */
const maxCachedOrigins = 8;

/**
 * Returns a function that requests pages which are rendered for each request: a server without SITE_URL
 * caches the pages of the first eight hosts, and this uses a ninth. It resolves with body and duration.
 */
export async function createUncachedRequest(site: string, agent?: Agent, encoding = "br") {
	const request = (path: string, host: string) =>
		new Promise<{ ms: number; body: Buffer }>((resolve, reject) => {
			const start = performance.now();
			const clientRequest = get(site + path, { agent, headers: { host, "accept-encoding": encoding } }, (response) => {
				if (response.statusCode !== 200) reject(new Error(`${site + path} answered ${response.statusCode}`));
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.once("end", () => resolve({ ms: performance.now() - start, body: Buffer.concat(chunks) }));
			});
			clientRequest.once("error", reject);
		});
	for (let host = 0; host < maxCachedOrigins; host++) await request("/", `host-${host}.example`);
	return (path: string) => request(path, "uncached.example");
}
