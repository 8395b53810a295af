import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { buildSite } from "../scripts/build/buildSite.ts";
import { launchOptions } from "../scripts/test/browsers.ts";
import { overBudget } from "./budget.ts";
import { importContent } from "./importContent.ts";
import { markdownTable } from "./markdownTable.ts";
import { type Load, measureLoad } from "./measureLoad.ts";
import { measurePress } from "./measurePress.ts";
import { measureServer } from "./measureServer.ts";
import { median } from "./median.ts";
import { serveFolder } from "./serveFolder.ts";
import { serveLimit } from "./serveLimit.ts";

/*
 * `npm run bench -- [--rounds 5] [name=<folder or address> …]`: the site with the content of bench/content
 * against the same pages as plain files, and any peers that are given, on a slow phone. Rounds are rotated,
 * so that nobody is always measured after the same one; only ratios within one run count.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const pages = { essay: "/essays/the-cost-of-a-round-trip", home: "/", projects: "/projects" } as const;
type PageName = keyof typeof pages;

await buildSite((app) => console.log(`Building ${app} …`));
const site = await startSite({ SAMPLE_CONTENT: "off" });
const limit = await serveLimit(site.url);
const folders = await Promise.all(positionals.map(peerOf));
const browser = await chromium.launch(launchOptions);
const sides = [{ name: "limit", url: limit.url }, { name: "ours", url: site.url }, ...folders];
try {
	await importContent(site.url);
	console.log(`\nload of this machine: ${loadavg()[0]?.toFixed(1)}, rounds: ${rounds}`);
	const loads = await measureLoads();
	for (const page of names(pages)) console.log(`\n### ${page}\n\n${tableOf(page, loads)}`);
	const presses = [];
	for (let round = 0; round < rounds; round++)
		presses.push(await measurePress(browser, `${site.url}/essays`, "The cost of a round trip"));
	const press = median(presses.map(({ heading }) => heading));
	const shift = Math.max(...presses.map((one) => one.shift));
	const server = await measureServer(site.url);
	const { requestsPerSecond, errors, uncached, ownWork } = server;
	console.log(`\nsoft navigation, press to painted heading: ${press.toFixed(0)} ms, CLS ${shift}`);
	console.log(
		`server, one process: ${requestsPerSecond.toFixed(0)} cached pages/s with ${errors} errors, uncached ${uncached.toFixed(1)} ms, of that own work ${ownWork.toFixed(1)} ms`,
	);
	const over = overBudget({
		pages: Object.fromEntries(names(pages).map((page) => [page, against(page, loads)])),
		press,
		shift,
		server,
	});
	for (const complaint of over) console.error(`over budget: ${complaint}`);
	process.exitCode = over.length ? 1 : 0;
} finally {
	await browser.close();
	limit.stop();
	for (const peer of folders) peer.stop();
	await site.stop();
}

async function peerOf(argument: string) {
	const [name = "", place = ""] = argument.split(/=(.*)/s);
	return place.startsWith("http") ? { name, url: place, stop: () => {} } : { name, ...(await serveFolder(place)) };
}

async function measureLoads() {
	const seen: { side: string; page: PageName; load: Load }[] = [];
	// Whoever measures first should not pay for what is made and compressed once.
	for (const { url } of [...sides, ...sides])
		for (const path of Object.values(pages)) await fetch(url + path, { headers: { "accept-encoding": "br" } });
	await measureLoad(browser, limit.url);
	for (let round = 0; round < rounds; round++) {
		const order = [...sides.slice(round % sides.length), ...sides.slice(0, round % sides.length)];
		for (const page of names(pages))
			for (const { name, url } of order) seen.push({ side: name, page, load: await measureLoad(browser, url + pages[page]) });
		console.log(`round ${round + 1} of ${rounds}`);
	}
	return seen;
}

type Loads = Awaited<ReturnType<typeof measureLoads>>;

/** The medians of one side's visits to a page. */
function typical(loads: Loads, page: PageName, side: string): Load {
	const own = loads.filter((one) => one.page === page && one.side === side).map(({ load }) => load);
	const [first] = own as [Load, ...Load[]];
	return Object.fromEntries(names(first).map((what) => [what, median(own.map((load) => load[what]))])) as Load;
}

function against(page: PageName, loads: Loads) {
	const [ours, base] = [typical(loads, page, "ours"), typical(loads, page, "limit")];
	return { ...ours, lcpRatio: ours.lcp / base.lcp, htmlRatio: ours.html / base.html };
}

function tableOf(page: PageName, loads: Loads): string {
	const base = typical(loads, page, "limit");
	const rows = sides.map(({ name }) => {
		const own = typical(loads, page, name);
		const ratios = [own.lcp / base.lcp, own.html / 1024, own.html / base.html, own.javascript / 1024];
		return [name, own.lcp, ...ratios, own.earlyScript / 1024, own.waves, own.hydrated, own.cls, own.blocking, own.requests];
	});
	const head = [
		"side",
		"LCP ms",
		"× limit",
		"HTML KB",
		"× limit",
		"JS KB",
		"JS before LCP",
		"waves",
		"hydrated ms",
		"CLS",
		"TBT ms",
		"requests",
	];
	return markdownTable(head, rows, 3);
}

function names<T extends object>(record: T) {
	return Object.keys(record) as (keyof T)[];
}
