import { type Agent, get } from "node:http";

/** As many as the server caches pages for (`createOriginLimit` in shell/server). */
const cachedOrigins = 8;

/**
 * Asks a site for pages that are rendered for each request: a server without SITE_URL caches those of the
 * first eight hosts that it is asked for, and this is the ninth. Resolves with what asks for one, to the last
 * byte.
 */
export async function renderedAnew(site: string, agent?: Agent) {
	const ask = (path: string, host: string) =>
		new Promise<{ ms: number; body: Buffer }>((resolve, reject) => {
			const start = performance.now();
			const asked = get(site + path, { agent, headers: { host, "accept-encoding": "br" } }, (answer) => {
				if (answer.statusCode !== 200) reject(new Error(`${site + path} answered ${answer.statusCode}`));
				const chunks: Buffer[] = [];
				answer.on("data", (chunk: Buffer) => chunks.push(chunk));
				answer.once("end", () => resolve({ ms: performance.now() - start, body: Buffer.concat(chunks) }));
			});
			asked.once("error", reject);
		});
	for (let host = 0; host < cachedOrigins; host++) await ask("/", `host-${host}.example`);
	return (path: string) => ask(path, "uncached.example");
}
