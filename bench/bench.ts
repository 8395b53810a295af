import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { buildSite } from "../scripts/build/buildSite.ts";
import { announceBuild } from "../scripts/build/buildWhenStale.ts";
import { launchOptions } from "../scripts/test/browsers.ts";
import { findBudgetViolations } from "./findBudgetViolations.ts";
import { importContent } from "./importContent.ts";
import { markdownTable } from "./markdownTable.ts";
import { measureForm } from "./measureForm.ts";
import { type Load, measureLoad } from "./measureLoad.ts";
import { measureServer } from "./measureServer.ts";
import { measureSoftNavigation } from "./measureSoftNavigation.ts";
import { median } from "./median.ts";
import { serveFolder } from "./servers/serveFolder.ts";
import { serveLimit } from "./servers/serveLimit.ts";

/*
 * `npm run bench -- [--rounds 5] [name=<folder or URL> …]`: the site with the content of bench/content
 * against the same pages as plain files, and any peers that are given, on a slow phone. Rounds are rotated,
 * so that no site is always measured after the same one; only ratios within one run count.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const pages = { essay: "/essays/the-cost-of-a-round-trip", home: "/", projects: "/projects" } as const;
type PageName = keyof typeof pages;

await buildSite(announceBuild);
const site = await startSite({ SAMPLE_CONTENT: "off" });
const limit = await serveLimit(site.url);
const peers = await Promise.all(positionals.map(startPeer));
const browser = await chromium.launch(launchOptions);
const sites = [{ name: "limit", url: limit.url }, { name: "ours", url: site.url }, ...peers];
try {
	await importContent(site.url);
	console.log(`\nload of this machine: ${loadavg()[0]?.toFixed(1)}, rounds: ${rounds}`);
	const loads = await measureLoads();
	for (const page of keysOf(pages)) console.log(`\n### ${page}\n\n${tableOf(page, loads)}`);
	const navigations = [];
	for (let round = 0; round < rounds; round++)
		navigations.push(await measureSoftNavigation(browser, `${site.url}/essays`, "The cost of a round trip"));
	const headingMs = median(navigations.map(({ heading }) => heading));
	const layoutShift = Math.max(...navigations.map((navigation) => navigation.shift));
	const server = await measureServer(site.url);
	const { requestsPerSecond, errors, uncached, withoutDatabase, ownWork } = server;
	console.log(`\nsoft navigation, press to painted heading: ${headingMs.toFixed(0)} ms, CLS ${layoutShift}`);
	console.log(
		`server, one process: ${requestsPerSecond.toFixed(0)} cached pages/s with ${errors} errors, uncached ${uncached.toFixed(1)} ms, without the database ${withoutDatabase.toFixed(1)} ms, without compression ${ownWork.toFixed(1)} ms`,
	);
	const formRatio = await measureForm();
	console.log(`a message to a site with a hanging mail server, to one without: ${formRatio.toFixed(2)}`);
	const violations = findBudgetViolations({
		pages: Object.fromEntries(keysOf(pages).map((page) => [page, compareWithLimit(page, loads)])),
		navigationMs: headingMs,
		navigationShift: layoutShift,
		server,
		formRatio,
	});
	for (const violation of violations) console.error(`over budget: ${violation}`);
	process.exitCode = violations.length ? 1 : 0;
} finally {
	await browser.close();
	limit.stop();
	for (const peer of peers) peer.stop();
	await site.stop();
}

async function startPeer(argument: string) {
	const [name = "", source = ""] = argument.split(/=(.*)/s);
	return source.startsWith("http") ? { name, url: source, stop: () => {} } : { name, ...(await serveFolder(source)) };
}

async function measureLoads() {
	const results: { side: string; page: PageName; load: Load }[] = [];
	// Request every page twice first, so that rendering and compression are not measured.
	for (const { url } of [...sites, ...sites])
		for (const path of Object.values(pages)) await fetch(url + path, { headers: { "accept-encoding": "br" } });
	await measureLoad(browser, limit.url);
	for (let round = 0; round < rounds; round++) {
		const order = [...sites.slice(round % sites.length), ...sites.slice(0, round % sites.length)];
		for (const page of keysOf(pages))
			for (const { name, url } of order) results.push({ side: name, page, load: await measureLoad(browser, url + pages[page]) });
		console.log(`round ${round + 1} of ${rounds}`);
	}
	return results;
}

type Loads = Awaited<ReturnType<typeof measureLoads>>;

/** The medians of one site's visits to a page. */
function medianLoad(loads: Loads, page: PageName, side: string): Load {
	const ofSide = loads.filter((one) => one.page === page && one.side === side).map(({ load }) => load);
	const [first] = ofSide as [Load, ...Load[]];
	return Object.fromEntries(keysOf(first).map((metric) => [metric, median(ofSide.map((load) => load[metric]))])) as Load;
}

function compareWithLimit(page: PageName, loads: Loads) {
	const [ours, base] = [medianLoad(loads, page, "ours"), medianLoad(loads, page, "limit")];
	return { ...ours, lcpRatio: ours.lcp / base.lcp, htmlRatio: ours.html / base.html };
}

function tableOf(page: PageName, loads: Loads): string {
	const base = medianLoad(loads, page, "limit");
	const rows = sites.map(({ name }) => {
		const own = medianLoad(loads, page, name);
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

function keysOf<T extends object>(record: T) {
	return Object.keys(record) as (keyof T)[];
}
