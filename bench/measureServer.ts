import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
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
	/** The same essay of other sites. */
	others: Record<string, StoredFigures>;
	/** Null without `wrk`. */
	busy: BusyFigures | null;
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

/** Milliseconds within which 99 % of requests for a cached page are answered, at half of their top rate. */
interface BusyFigures {
	p99: number;
	/** Uncached pages that were rendered meanwhile. */
	rendersPerSecond: number;
	/** From a bare server of Node at the same rate, without renders. */
	bareP99: number;
}

const loadRounds = 5;
const agent = new Agent({ keepAlive: true });
const essay = "/essays/the-cost-of-a-round-trip";

/** Measures over loopback, of other sites only the rate of a page, and only with an http URL. */
export async function measureServer(site: string, otherSites: { name: string; url: string }[]): Promise<ServerFigures> {
	const { url, visitor } = await backendOf(site);
	const backend = await startReplayBackend(url);
	const hosted = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: visitor.apikey as string };
	const logFolder = await mkdtemp(join(tmpdir(), "log-"));
	const toFile = ["sh", "-c", `exec "$0" scripts/run.mjs start 2> "$1"`, process.execPath, join(logFolder, "log")];
	const [replaySite, observedSite] = [
		await startSite(hosted),
		await startSite({ ...hosted, METRICS_TOKEN: "a-token-of-the-benchmark" }, toFile),
	];
	try {
		const stored = { ...(await measureStored(site)), ...(await measureObserved(observedSite.url)) };
		const others: ServerFigures["others"] = {};
		for (const { name, url } of otherSites.filter(({ url }) => url.startsWith("http:")))
			Object.assign(others, await measureLoads({ [`the page of ${name}`]: [url + essay, brotli] }));
		const busy = await measureBusy(replaySite.url);
		const requestUncached = await createUncachedRequest(site, agent);
		const requestWithoutDatabase = await createUncachedRequest(replaySite.url, agent);
		const requestOwnWork = await createUncachedRequest(replaySite.url, agent, "identity");
		const durationsMs: Record<"uncached" | "withoutDatabase" | "ownWork" | "compression", number>[] = [];
		for (let round = 0; round < 260; round++) {
			const { ms: ownWork, body } = await requestOwnWork(essay);
			durationsMs.push({
				uncached: (await requestUncached(essay)).ms,
				withoutDatabase: (await requestWithoutDatabase(essay)).ms,
				ownWork,
				compression: timeCompression(body),
			});
		}
		// The first ones compile the page.
		const warmMs = durationsMs.slice(200);
		const ownWork = median(warmMs.map((each) => each.ownWork));
		return {
			stored,
			others,
			busy,
			uncached: median(warmMs.map(({ uncached }) => uncached)),
			withoutDatabase: median(warmMs.map(({ withoutDatabase }) => withoutDatabase)),
			ownWork,
			ownWorkRatio: ownWork / median(warmMs.map(({ compression }) => compression)),
		};
	} finally {
		agent.destroy();
		await Promise.all([replaySite.stop(), observedSite.stop()]);
		backend.stop();
		await rm(logFolder, { recursive: true });
	}
}

async function measureStored(site: string) {
	const html = await (await fetch(site + essay)).text();
	const { etag = "" } = (await request(site + essay, brotli)).headers;
	return measureLoads({
		"a cached page": [site + essay, brotli],
		"its 304": [site + essay, { ...brotli, "if-none-match": etag }],
		"a hashed script": [site + (/\/assets\/main[^"]*\.js/.exec(html)?.[0] ?? ""), brotli],
		"the data of a page": [`${site}/data${essay}.json`, brotli],
	});
}

const measureObserved = (site: string) => measureLoads({ "the page with metrics and a log file": [site + essay, brotli] });

/** In turns with the bare server, so that other load on the machine affects both. */
async function measureLoads(kinds: Record<string, [url: string, headers: Record<string, string>]>) {
	const measured: Record<string, StoredFigures> = {};
	for (const [kind, [url, headers]] of Object.entries(kinds)) {
		const bare = await serveBare(url, headers);
		const loads: StoredFigures[] = [];
		for (let round = 0; round <= loadRounds; round++) {
			const [own, other] = [await runLoad(url, headers), await runLoad(bare.url, headers)];
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

/** Requests 50 uncached pages a second, however long they take, while `wrk` requests the cached page. */
async function measureBusy(site: string): Promise<BusyFigures | null> {
	const bare = await serveBare(site + essay, brotli);
	const top = await runLoad(site + essay, brotli);
	if (!top) return null;
	// Each connection pauses for this long on average.
	const pauseMs = Math.round((1_000 * connections) / (top.requestsPerSecond / 2));
	const requestUncached = await createUncachedRequest(site, new Agent({ keepAlive: true }));
	const rounds: BusyFigures[] = [];
	for (let round = 0; round < loadRounds; round++) {
		const bareLoad = await runLoad(bare.url, brotli, pauseMs);
		let renders = 0;
		const render = () => requestUncached(essay).then(() => renders++);
		// The site refuses renders that it cannot do in time.
		const timer = setInterval(() => void render().catch(() => {}), 20);
		const load = await runLoad(site + essay, brotli, pauseMs);
		clearInterval(timer);
		if (load && bareLoad) rounds.push({ p99: load.p99, bareP99: bareLoad.p99, rendersPerSecond: renders / loadSeconds });
	}
	bare.stop();
	const medianOf = (name: keyof BusyFigures) => median(rounds.map((each) => each[name]));
	return { p99: medianOf("p99"), bareP99: medianOf("bareP99"), rendersPerSecond: medianOf("rendersPerSecond") };
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
function timeCompression(page: Buffer): number {
	const startedAt = performance.now();
	brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
	return performance.now() - startedAt;
}

const connections = 32;
const loadSeconds = 4;
const unitMs = { us: 0.001, ms: 1, s: 1_000 };
const pauses = fileURLToPath(new URL("./pauses.lua", import.meta.url));

/** At the top rate, or with pauses between the requests of a connection. Null without `wrk`. */
async function runLoad(url: string, headers: Record<string, string>, pauseMs?: number) {
	const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const paused = pauseMs === undefined ? [url] : ["-s", pauses, url, "--", String(pauseMs)];
	const fixed = ["-t1", `-c${connections}`, `-d${loadSeconds}s`, "--latency"];
	const output = await promisify(execFile)("wrk", [...fixed, ...flags, ...paused]).catch(() => null);
	if (!output) return null;
	const number = (pattern: RegExp) => Number(pattern.exec(output.stdout)?.[1] ?? 0);
	const socketErrors = [...output.stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].map(([, count]) => Number(count));
	const failures = number(/Non-2xx or 3xx responses: (\d+)/);
	return {
		requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
		p99: number(/ 99%\s+([\d.]+)/) * unitMs[/ 99%\s+[\d.]+(us|ms|s)/.exec(output.stdout)?.[1] as "ms"],
		errors: failures + socketErrors.reduce((sum, one) => sum + one, 0),
	};
}
