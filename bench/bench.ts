import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { buildSite } from "../build/buildSite.ts";
import { announceBuild } from "../build/buildWhenStale.ts";
import { launchOptions } from "../e2e/browsers.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { signIn } from "../e2e/fixtures/test.ts";
import { findBudgetViolations, findPageViolations, type PageFigures } from "./findBudgetViolations.ts";
import { importContent } from "./importContent.ts";
import { markdownTable } from "./markdownTable.ts";
import { measureForm } from "./measureForm.ts";
import { type Load, measureLoad } from "./measureLoad.ts";
import { measureServer } from "./measureServer.ts";
import { measureSoftNavigation, type SoftNavigation } from "./measureSoftNavigation.ts";
import { median } from "./median.ts";
import { buildFloor, serveFloor } from "./servers/serveFloor.ts";
import { serveFolder } from "./servers/serveFolder.ts";
import { serveLimit } from "./servers/serveLimit.ts";

/*
 * `npm run bench -- [--rounds 5] [name=<folder or URL> …]`: the site with the content of bench/content on a
 * slow phone, compared with the same pages as plain files (the limit), hydrated by the bare packages (the
 * floor), and any given peers. Rounds are rotated, so that no site is always measured after the same one;
 * only ratios within one run count. A navigation is measured also for the peers named `next` and `router`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const pages = { essay: "/essays/the-cost-of-a-round-trip", home: "/", projects: "/projects" } as const;
type PageName = keyof typeof pages;
const essayTitle = "The cost of a round trip";

const columns: [metric: keyof PageFigures, head: string, unit?: number][] = [
	["lcp", "LCP ms"],
	["lcpRatio", "× limit"],
	["html", "HTML KB", 1024],
	["htmlRatio", "× limit"],
	["javascript", "JS KB", 1024],
	["javascriptRatio", "× floor"],
	["earlyScript", "JS before LCP", 1024],
	["waves", "waves"],
	["hydrated", "hydrated ms"],
	["hydratedRatio", "× floor"],
	["cls", "CLS"],
	["blocking", "TBT ms"],
	["blockingToRouter", "× router"],
	["requests", "requests"],
];

await buildSite(announceBuild);
const floorScripts = await buildFloor();
const site = await startSite({ SAMPLE_CONTENT: "off" });
const limit = await serveLimit(site.url);
const floor = await serveFloor(site.url, floorScripts);
const peers = await Promise.all(positionals.map(startPeer));
const browser = await chromium.launch(launchOptions);
const sites = [{ name: "limit", url: limit.url }, { name: "floor", url: floor.url }, { name: "ours", url: site.url }, ...peers];
const pressed = sites.filter(({ name }) => ["ours", "next", "router"].includes(name));
try {
	await importContent(site.url);
	console.log(`\nload of this machine: ${loadavg()[0]?.toFixed(1)}, rounds: ${rounds}`);
	const loads = await measureLoads();
	for (const page of keysOf(pages)) console.log(`\n### ${page}\n\n${tableOf(page, loads)}`);
	const presses = await measurePresses();
	const headingMs = (name: string) => median(presses.filter((press) => press.name === name).map(({ heading }) => heading));
	const navigationShift = Math.max(...presses.filter(({ name }) => name === "ours").map(({ shift }) => shift));
	const rows = [...pressed.map(({ name }) => name), "admin"].map((name) => [name, headingMs(name)]);
	console.log(
		`\n${markdownTable(["press to the painted heading, or the form's first field", "ms"], rows)}\nCLS ${navigationShift}`,
	);
	const server = await measureServer(site.url);
	const { requestsPerSecond, bareServerRatio, errors, uncached, withoutDatabase, ownWork, ownWorkRatio } = server;
	console.log(
		`server, one process: ${requestsPerSecond.toFixed(0)} cached pages/s with ${errors} errors, a bare server ${bareServerRatio.toFixed(2)} times as many; uncached ${uncached.toFixed(1)} ms, without the database ${withoutDatabase.toFixed(1)} ms, without compression ${ownWork.toFixed(1)} ms, ${ownWorkRatio.toFixed(2)} times one compression`,
	);
	const formRatio = await measureForm();
	console.log(`a message to a site with a hanging mail server, to one without: ${formRatio.toFixed(2)}`);
	const fasterPeer = Math.min(...pressed.filter(({ name }) => name !== "ours").map(({ name }) => headingMs(name)));
	const navigationRatio = headingMs("ours") / fasterPeer;
	const violations = [
		...keysOf(pages).flatMap((page) => findPageViolations(page, figuresOf(page, loads, "ours")).map(({ sentence }) => sentence)),
		...findBudgetViolations({ navigationRatio, navigationShift, server, formRatio }),
	];
	for (const violation of violations) console.error(`over budget: ${violation}`);
	process.exitCode = violations.length ? 1 : 0;
} finally {
	await browser.close();
	limit.stop();
	floor.stop();
	for (const peer of peers) peer.stop();
	await site.stop();
}

async function startPeer(argument: string) {
	const [name = "", source = ""] = argument.split(/=(.*)/s);
	return source.startsWith("http") ? { name, url: source, stop: () => {} } : { name, ...(await serveFolder(source)) };
}

async function measureLoads() {
	const results: { side: string; page: PageName; load: Load }[] = [];
	// Requests every page twice first, so that rendering and compression are not measured.
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

/** Navigations in turns: to an essay on each site with a browser router, and in the admin to a form. */
async function measurePresses() {
	const results: ({ name: string } & SoftNavigation)[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const { name, url } of pressed) {
			const press = { list: `${url}/essays`, link: essayTitle, target: { selector: "h1", text: essayTitle } };
			results.push({ name, ...(await measureSoftNavigation(browser, press)) });
		}
		const prepare = (page: Page) => signIn(page, undefined, site.url);
		const press = {
			list: `${site.url}/admin/essays`,
			link: essayTitle,
			target: { selector: '[name="title"]', text: "" },
			prepare,
		};
		results.push({ name: "admin", ...(await measureSoftNavigation(browser, press)) });
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

function figuresOf(page: PageName, loads: Loads, side: string): PageFigures {
	const [own, base, least] = [side, "limit", "floor"].map((name) => medianLoad(loads, page, name)) as [Load, Load, Load];
	const router = sites.some(({ name }) => name === "router") ? medianLoad(loads, page, "router").blocking : Number.NaN;
	return {
		...own,
		lcpRatio: own.lcp / base.lcp,
		htmlRatio: own.html / base.html,
		javascriptRatio: own.javascript / least.javascript,
		hydratedRatio: own.hydrated / least.hydrated,
		// Below one millisecond, pages count as equally blocking.
		blockingToRouter: own.blocking / Math.max(router, 1),
	};
}

/** Figures that miss their gate are bold. */
function tableOf(page: PageName, loads: Loads): string {
	const missed = findPageViolations(page, figuresOf(page, loads, "ours")).map(({ metric }) => metric);
	const rows = sites.map(({ name }) => {
		const figures = figuresOf(page, loads, name);
		const cells = columns.map(([metric, , unit = 1]) => {
			const isMissed = name === "ours" && missed.includes(metric);
			return isMissed ? `**${(figures[metric] / unit).toFixed(2)}**` : figures[metric] / unit;
		});
		return [name, ...cells];
	});
	return markdownTable(["side", ...columns.map(([, head]) => head)], rows, 3);
}

function keysOf<T extends object>(record: T) {
	return Object.keys(record) as (keyof T)[];
}
