import { execFile } from "node:child_process";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { backendOf } from "../e2e/fixtures/backendOf.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { median } from "./median.ts";
import { createUncachedRequest } from "./servers/createUncachedRequest.ts";
import { startReplayBackend } from "./servers/startReplayBackend.ts";

/** The figures of the site's server in one process. */
export interface ServerFigures {
	/** Cached pages per second; NaN without `wrk`. */
	requestsPerSecond: number;
	/** The ratio of cached pages per second: a bare server of Node that sends the same bytes, to the site. */
	bareServerRatio: number;
	/** Failed responses and broken connections under that load. */
	errors: number;
	/** Milliseconds for an uncached essay, to the last byte, including its database queries and compression. */
	uncached: number;
	/** The same with a backend that responds from memory. */
	withoutDatabase: number;
	/** The same without compression too: the server's own work. */
	ownWork: number;
	/** The server's own work relative to one compression of the page, a measure of the machine. */
	ownWorkRatio: number;
}

const agent = new Agent({ keepAlive: true });
const essay = "/essays/the-cost-of-a-round-trip";

/** Measures over loopback. */
export async function measureServer(site: string): Promise<ServerFigures> {
	await fetch(site);
	const bare = await serveBare(site);
	const [load, bareLoad] = [await runLoad(site), await runLoad(bare.url)];
	bare.stop();
	const { url, visitor } = await backendOf(site);
	const backend = await startReplayBackend(url);
	const replaySite = await startSite({ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: visitor.apikey as string });
	try {
		const requestUncached = await createUncachedRequest(site, agent);
		const requestWithoutDatabase = await createUncachedRequest(replaySite.url, agent);
		const requestOwnWork = await createUncachedRequest(replaySite.url, agent, "identity");
		const durationsMs: Record<"uncached" | "withoutDatabase" | "ownWork", number>[] = [];
		for (let round = 0; round < 260; round++)
			durationsMs.push({
				uncached: (await requestUncached(essay)).ms,
				withoutDatabase: (await requestWithoutDatabase(essay)).ms,
				ownWork: (await requestOwnWork(essay)).ms,
			});
		// The first ones compile the page.
		const warmMs = durationsMs.slice(200);
		const ownWork = median(warmMs.map((each) => each.ownWork));
		return {
			...load,
			bareServerRatio: bareLoad.requestsPerSecond / load.requestsPerSecond,
			uncached: median(warmMs.map(({ uncached }) => uncached)),
			withoutDatabase: median(warmMs.map(({ withoutDatabase }) => withoutDatabase)),
			ownWork,
			ownWorkRatio: ownWork / (await measureCompression(site + essay)),
		};
	} finally {
		agent.destroy();
		await replaySite.stop();
		backend.stop();
	}
}

/** A server that sends one response: the compressed home page. */
async function serveBare(site: string) {
	const page = brotliCompressSync(Buffer.from(await (await fetch(site)).arrayBuffer()));
	const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": page.length };
	const server = createServer((_, response) => void response.writeHead(200, headers).end(page)).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Milliseconds of one compression of a page with the quality of an uncached one. */
async function measureCompression(url: string): Promise<number> {
	const page = Buffer.from(await (await fetch(url)).arrayBuffer());
	const durationsMs = Array.from({ length: 60 }, () => {
		const startedAt = performance.now();
		brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
		return performance.now() - startedAt;
	});
	return median(durationsMs);
}

async function runLoad(site: string) {
	const run = (seconds: number) =>
		promisify(execFile)("wrk", ["-t1", "-c32", `-d${seconds}s`, "-H", "accept-encoding: br", `${site}/`]).catch(() => null);
	// The first ones compile the server's code.
	await run(5);
	const output = await run(10);
	if (!output) return { requestsPerSecond: Number.NaN, errors: Number.NaN };
	const number = (pattern: RegExp) => Number(pattern.exec(output.stdout)?.[1] ?? 0);
	const socketErrors = [.../(?:connect|read|write|timeout) (\d+)/g[Symbol.matchAll](output.stdout)].map(([, count]) =>
		Number(count),
	);
	const errors = number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, one) => sum + one, 0);
	return { requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/), errors };
}
