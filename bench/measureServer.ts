import { execFile } from "node:child_process";
import { Agent } from "node:http";
import { promisify } from "node:util";
import { backendOf } from "../e2e/fixtures/backendOf.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { median } from "./median.ts";
import { createUncachedRequest } from "./servers/createUncachedRequest.ts";
import { startReplayBackend } from "./servers/startReplayBackend.ts";

/** The figures of the site's server in one process. */
export interface ServerFigures {
	/** Cached pages a second; NaN without `wrk`. */
	requestsPerSecond: number;
	/** Failed responses and broken connections under that load. */
	errors: number;
	/** Milliseconds for an uncached essay, to the last byte, including its database queries and compression. */
	uncached: number;
	/** The same with a backend that responds from memory. */
	withoutDatabase: number;
	/** The same without compression too: the server's own work. */
	ownWork: number;
}

const agent = new Agent({ keepAlive: true });
const essay = "/essays/the-cost-of-a-round-trip";

/** Measures over loopback. */
export async function measureServer(site: string): Promise<ServerFigures> {
	await fetch(site);
	const load = await runLoad(site);
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
		return {
			...load,
			uncached: median(warmMs.map(({ uncached }) => uncached)),
			withoutDatabase: median(warmMs.map(({ withoutDatabase }) => withoutDatabase)),
			ownWork: median(warmMs.map(({ ownWork }) => ownWork)),
		};
	} finally {
		agent.destroy();
		await replaySite.stop();
		backend.stop();
	}
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
