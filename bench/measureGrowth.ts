import { brotliDecompressSync } from "node:zlib";
import { type RunningSite, startSite } from "../e2e/fixtures/startSite.ts";
import { addEssays } from "./fillSite.ts";
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

const sites: RunningSite[] = [];
try {
	for (const count of counts) {
		const site = await startSite({ SAMPLE_CONTENT: "off" });
		sites.push(site);
		await addEssays(site.url, count);
	}
	const requests = await Promise.all(sites.map(({ url }) => createUncachedRequest(url)));
	const figures = new Map<string, { times: number[]; bytes: number; compressedBytes: number }>();
	for (let round = 0; round < rounds; round++) {
		for (const path of Object.keys(pages)) {
			for (const [at, request] of requests.entries()) {
				const { ms: time, body } = await request(path);
				const [bytes, compressedBytes] = [brotliDecompressSync(body).byteLength, body.byteLength];
				const known = figures.get(`${path} ${counts[at]}`) ?? { times: [], bytes, compressedBytes };
				// The first rounds compile the page.
				if (round > 4) known.times.push(time);
				figures.set(`${path} ${counts[at]}`, known);
			}
		}
	}
	console.log(
		`| page | essays | made in ms (median of ${rounds - 5}) | HTML bytes | brotli ` +
			`| to ${counts[0]}: time, brotli | to ${counts[1]}: time, brotli |`,
	);
	console.log("|---|---:|---:|---:|---:|---:|---:|");
	for (const [path, name] of Object.entries(pages)) {
		for (const count of counts) {
			const own = figureOf(path, count);
			const to = (other: number) => {
				const base = figureOf(path, other);
				return `${(own.time / base.time).toFixed(2)}, ${(own.compressedBytes / base.compressedBytes).toFixed(2)}`;
			};
			console.log(
				`| ${name} | ${count} | ${own.time.toFixed(1)} | ${own.bytes} | ${own.compressedBytes} ` +
					`| ${to(counts[0] as number)} | ${to(counts[1] as number)} |`,
			);
		}
	}

	function figureOf(path: string, count: number) {
		const { times, bytes, compressedBytes } = figures.get(`${path} ${count}`) ?? { times: [], bytes: 0, compressedBytes: 0 };
		return {
			time: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN,
			bytes,
			compressedBytes,
		};
	}
} finally {
	await Promise.all(sites.map((site) => site.stop()));
}
