import { execFile } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { backendOf } from "../e2e/fixtures/backendOf.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { median } from "./median.ts";
import { createUncachedRequest } from "./servers/createUncachedRequest.ts";
import { startReplayBackend } from "./servers/startReplayBackend.ts";

/** The figures of the site's server in one process. */
export interface ServerFigures {
	/** Responses from memory, by their kind; empty without `wrk`. */
	stored: Record<string, StoredFigures>;
	/** Milliseconds for an uncached essay, to the last byte, including its database queries and compression. */
	uncached: number;
	/** The same with a backend that responds from memory. */
	withoutDatabase: number;
	/** The same without compression too: the server's own work. */
	ownWork: number;
	/** The server's own work relative to one compression of the page, a measure of the machine. */
	ownWorkRatio: number;
}

/** The rate of a response, and its ratio to a bare server of Node that sends the same headers and bytes. */
interface StoredFigures {
	requestsPerSecond: number;
	bareRatio: number;
	/** Failed responses and broken connections. */
	errors: number;
}

const loadRounds = 5;
const agent = new Agent({ keepAlive: true });
const essay = "/essays/the-cost-of-a-round-trip";

/** Measures over loopback. */
export async function measureServer(site: string): Promise<ServerFigures> {
	const stored = await measureStored(site);
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
			stored,
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

/** In turns with the bare server, so that other load on the machine affects both. */
async function measureStored(site: string): Promise<Record<string, StoredFigures>> {
	const html = await (await fetch(site + essay)).text();
	const { etag = "" } = (await request(site + essay, brotli)).headers;
	const kinds: Record<string, [path: string, headers: Record<string, string>]> = {
		"a cached page": [essay, brotli],
		"its 304": [essay, { ...brotli, "if-none-match": etag }],
		"a hashed script": [/\/assets\/main[^"]*\.js/.exec(html)?.[0] ?? "", brotli],
		"the data of a page": [`/data${essay}.json`, brotli],
	};
	const measured: Record<string, StoredFigures> = {};
	for (const [kind, [path, headers]] of Object.entries(kinds)) {
		const bare = await serveBare(site + path, headers);
		const loads: StoredFigures[] = [];
		for (let round = 0; round <= loadRounds; round++) {
			const [own, other] = [await runLoad(site + path, headers), await runLoad(bare.url, headers)];
			// The first round compiles the code of both.
			if (own && other && round > 0) loads.push({ ...own, bareRatio: own.requestsPerSecond / other.requestsPerSecond });
		}
		bare.stop();
		if (loads.length === 0) break;
		measured[kind] = {
			requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
			bareRatio: median(loads.map(({ bareRatio }) => bareRatio)),
			errors: loads.reduce((sum, { errors }) => sum + errors, 0),
		};
	}
	return measured;
}

const brotli = { "accept-encoding": "br" };

/** A server whose only response has the headers and bytes of a URL's, in their last compression. */
async function serveBare(url: string, headers: Record<string, string>) {
	for (let visit = 0; visit < 3; visit++) {
		await request(url, headers);
		await sleep(500);
	}
	const { status, rawHeaders, body } = await request(url, headers);
	const own = rawHeaders.filter((_, at) => !/^(?:date|connection|keep-alive)$/i.test(rawHeaders[at - (at % 2)] as string));
	const server = createServer((_, response) => void response.writeHead(status, own).end(body)).listen(0, "127.0.0.1");
	await once(server, "listening");
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** The response as it is on the line: `fetch` would decode it. */
async function request(url: string, headers: Record<string, string>) {
	const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
	const body = await buffer(response);
	return { status: response.statusCode ?? 0, headers: response.headers, rawHeaders: response.rawHeaders, body };
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

/** Null without `wrk`. */
async function runLoad(url: string, headers: Record<string, string>) {
	const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const output = await promisify(execFile)("wrk", ["-t1", "-c32", "-d4s", ...flags, url]).catch(() => null);
	if (!output) return null;
	const number = (pattern: RegExp) => Number(pattern.exec(output.stdout)?.[1] ?? 0);
	const socketErrors = [...output.stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].map(([, count]) => Number(count));
	const failures = number(/Non-2xx or 3xx responses: (\d+)/);
	return {
		requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
		errors: failures + socketErrors.reduce((sum, one) => sum + one, 0),
	};
}
