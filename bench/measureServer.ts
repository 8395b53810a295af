import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "./median.ts";

/** What the site's server does in one process. */
export interface ServerFigures {
	/** Cached pages a second; not a number where `wrk` is not installed. */
	requestsPerSecond: number;
	/** Answers that were no page, or connections that broke, under that load. */
	errors: number;
	/** Milliseconds for a page that is made anew, with its reading from the database. */
	uncached: number;
}

/** Measures over loopback. */
export async function measureServer(site: string): Promise<ServerFigures> {
	await fetch(site);
	const load = await runLoad(site);
	const times: number[] = [];
	for (let i = 0; i < 60; i++) {
		const start = performance.now();
		// The owner's browser gets every page as it is now.
		await (await fetch(`${site}/essays/the-cost-of-a-round-trip`, { headers: { cookie: "owner=1" } })).text();
		times.push(performance.now() - start);
	}
	return { ...load, uncached: median(times.slice(10)) };
}

async function runLoad(site: string) {
	const args = ["-t1", "-c32", "-d10s", "-H", "accept-encoding: br", `${site}/`];
	const output = await promisify(execFile)("wrk", args).catch(() => null);
	if (!output) return { requestsPerSecond: Number.NaN, errors: Number.NaN };
	const number = (pattern: RegExp) => Number(pattern.exec(output.stdout)?.[1] ?? 0);
	const broken = [.../(?:connect|read|write|timeout) (\d+)/g[Symbol.matchAll](output.stdout)].map(([, count]) => Number(count));
	const errors = number(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, one) => sum + one, 0);
	return { requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/), errors };
}
