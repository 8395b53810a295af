import { type RunningSite, startSite } from "../e2e/fixtures/startSite.ts";
import { addEssays } from "./fillSite.ts";
import { median } from "./median.ts";
import { reportResult } from "./results.ts";
import { createUncachedRequest } from "./servers/createUncachedRequest.ts";

/*
 * `npm run figures:growth`: a visitor's costs with 10,000 essays instead of 10, and instead of the 12 of one
 * page of the list. Every page is rendered again for each request, on all sites in turn, so that other load
 * on the machine affects all of them; bytes are exact.
 */
const counts = [10, 12, 10_000];
const rounds = 40;
const middleEssay = "essay-number-5";
const pages = { "/": "home", "/essays": "list", [`/essays/${middleEssay}`]: "essay" };

interface Figure {
	/** Milliseconds. */
	time: number;
	bytes: number;
}

const sites: RunningSite[] = [];
try {
	for (const count of counts) {
		const site = await startSite({ SAMPLE_CONTENT: "off" });
		sites.push(site);
		await addEssays(site.url, count);
	}
	const requests = await Promise.all(sites.map(({ url }) => createUncachedRequest(url)));
	const measured = new Map<string, { times: number[]; bytes: number }>();
	for (let round = 0; round < rounds; round++) {
		for (const path of Object.keys(pages)) {
			for (const [at, request] of requests.entries()) {
				const { ms: time, body } = await request(path);
				const known = measured.get(`${path} ${counts[at]}`) ?? { times: [], bytes: body.byteLength };
				// The first rounds compile the page.
				if (round > 4) known.times.push(time);
				measured.set(`${path} ${counts[at]}`, known);
			}
		}
	}
	const head = ["page", "ms", "bytes of HTML, compressed"].flatMap((name, at) =>
		at === 0 ? [name] : [...counts.map((count) => `${name}: ${count} essays`), "ratio"],
	);
	const rows = Object.entries(pages).map(([path, name]) => {
		const figures = counts.map((count) => figureOf(path, count));
		const [least, most] = [figures[0], figures.at(-1)] as [Figure, Figure];
		const times = [...figures.map(({ time }) => time), most.time / least.time];
		return [name, ...times, ...figures.map(({ bytes }) => bytes), most.bytes / least.bytes];
	});
	reportResult("npm run figures:growth", { head, rows });

	function figureOf(path: string, count: number): Figure {
		const { times, bytes } = measured.get(`${path} ${count}`) ?? { times: [], bytes: Number.NaN };
		return { time: median(times), bytes };
	}
} finally {
	await Promise.all(sites.map((site) => site.stop()));
}
