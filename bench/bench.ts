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
import { measureForm } from "./measureForm.ts";
import { type Load, measureLoad } from "./measureLoad.ts";
import { measureServer, type ServerFigures } from "./measureServer.ts";
import { measureSoftNavigation, type SoftNavigation } from "./measureSoftNavigation.ts";
import { median } from "./median.ts";
import { reportResult, type Table } from "./results.ts";
import { serveFolder } from "./servers/serveFolder.ts";
import { buildPackageBaseline, servePackageBaseline } from "./servers/servePackageBaseline.ts";
import { serveStaticBaseline } from "./servers/serveStaticBaseline.ts";

/*
 * `npm run bench -- [--rounds 5] [name=<folder or URL> …]`: the site with the content of bench/content on a
 * slow phone, compared with the same pages as plain files (the static baseline), hydrated by the bare
 * packages (the package baseline), and any other given sites. Rounds are rotated, so that no site is always
 * measured after the same one; only ratios within one run count. Sites named `next` and `router` navigate
 * too.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const pages = { essay: "/essays/the-cost-of-a-round-trip", home: "/", projects: "/projects" } as const;
type PageName = keyof typeof pages;
const essayTitle = "The cost of a round trip";

const columns: [metric: keyof PageFigures, head: string, unit?: number][] = [
	["lcp", "LCP ms"],
	["lcpRatio", "× static"],
	["htmlRatio", "HTML × static"],
	["javascript", "JS KB", 1024],
	["javascriptRatio", "× packages"],
	["earlyScript", "JS KB before LCP", 1024],
	["waves", "waves"],
	["hydrated", "hydrated ms"],
	["hydratedRatio", "× packages"],
	["cls", "CLS"],
	["blocking", "TBT ms"],
	["blockingToRouter", "× router"],
];

await buildSite(announceBuild);
const packageScripts = await buildPackageBaseline();
const site = await startSite({ SAMPLE_CONTENT: "off" });
const staticBaseline = await serveStaticBaseline(site.url);
const packageBaseline = await servePackageBaseline(site.url, packageScripts);
const others = await Promise.all(positionals.map(startOther));
const browser = await chromium.launch(launchOptions);
const sites = [
	{ name: "static baseline", url: staticBaseline.url },
	{ name: "package baseline", url: packageBaseline.url },
	{ name: "this site", url: site.url },
	...others,
];
const navigated = sites.filter(({ name }) => ["this site", "next", "router"].includes(name));
try {
	await importContent(site.url);
	console.log(`\nload of this machine: ${loadavg()[0]?.toFixed(1)}, rounds: ${rounds}`);
	const loads = await measureLoads();
	const navigations = await measureNavigations();
	const headingMs = (name: string) =>
		median(navigations.filter((navigation) => navigation.name === name).map(({ heading }) => heading));
	const navigationShift = Math.max(...navigations.filter(({ name }) => name === "this site").map(({ shift }) => shift));
	const server = await measureServer(site.url, others);
	const formRatio = await measureForm();
	const fastestOther = Math.min(...navigated.filter(({ name }) => name !== "this site").map(({ name }) => headingMs(name)));
	const navigationRatio = headingMs("this site") / fastestOther;
	reportResult(
		`npm run bench -- --rounds ${rounds}`,
		...keysOf(pages).map((page) => tableOf(page, loads)),
		{
			head: ["navigation", "ms to the painted heading, or the form's first field"],
			rows: [...navigated.map(({ name }) => name), "admin"].map((name) => [name, headingMs(name)]),
		},
		{
			head: ["from memory", "requests a second", "÷ a bare server of Node", "errors"],
			rows: Object.entries({ ...server.stored, ...server.others }).map(([kind, { requestsPerSecond, bareRatio, errors }]) => [
				kind,
				requestsPerSecond,
				bareRatio,
				errors,
			]),
		},
		{ head: ["server", ""], rows: [...rowsOf(server), ["a message with a hanging mail server ÷ one without", formRatio]] },
	);
	const violations = [
		...keysOf(pages).flatMap((page) =>
			findPageViolations(page, figuresOf(page, loads, "this site")).map(({ sentence }) => sentence),
		),
		...findBudgetViolations({ navigationRatio, navigationShift, server, formRatio }),
	];
	for (const violation of violations) console.error(`over budget: ${violation}`);
	process.exitCode = violations.length ? 1 : 0;
} finally {
	await browser.close();
	staticBaseline.stop();
	packageBaseline.stop();
	for (const other of others) other.stop();
	await site.stop();
}

async function startOther(argument: string) {
	const [name = "", source = ""] = argument.split(/=(.*)/s);
	return source.startsWith("http") ? { name, url: source, stop: () => {} } : { name, ...(await serveFolder(source)) };
}

async function measureLoads() {
	const results: { side: string; page: PageName; load: Load }[] = [];
	// Requests every page twice first, so that rendering and compression are not measured.
	for (const { url } of [...sites, ...sites])
		for (const path of Object.values(pages)) await fetch(url + path, { headers: { "accept-encoding": "br" } });
	await measureLoad(browser, staticBaseline.url);
	for (let round = 0; round < rounds; round++) {
		const order = [...sites.slice(round % sites.length), ...sites.slice(0, round % sites.length)];
		for (const page of keysOf(pages))
			for (const { name, url } of order) results.push({ side: name, page, load: await measureLoad(browser, url + pages[page]) });
		console.log(`round ${round + 1} of ${rounds}`);
	}
	return results;
}

/** Navigations in turns: to an essay on each site with a browser router, and in the admin to a form. */
async function measureNavigations() {
	const results: ({ name: string } & SoftNavigation)[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const { name, url } of navigated) {
			const navigation = { list: `${url}/essays`, link: essayTitle, target: { selector: "h1", text: essayTitle } };
			results.push({ name, ...(await measureSoftNavigation(browser, navigation)) });
		}
		const prepare = (page: Page) => signIn(page, undefined, site.url);
		const navigation = {
			list: `${site.url}/admin/essays`,
			link: essayTitle,
			target: { selector: '[name="title"]', text: "" },
			prepare,
		};
		results.push({ name: "admin", ...(await measureSoftNavigation(browser, navigation)) });
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
	const [own, base, least] = [side, "static baseline", "package baseline"].map((name) => medianLoad(loads, page, name)) as [
		Load,
		Load,
		Load,
	];
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
function tableOf(page: PageName, loads: Loads): Table {
	const missed = findPageViolations(page, figuresOf(page, loads, "this site")).map(({ metric }) => metric);
	const rows = sites.map(({ name }) => {
		const figures = figuresOf(page, loads, name);
		const cells = columns.map(([metric, , unit = 1]) => {
			const isMissed = name === "this site" && missed.includes(metric);
			return isMissed ? `**${(figures[metric] / unit).toFixed(2)}**` : figures[metric] / unit;
		});
		return [name, ...cells];
	});
	return { head: [page, ...columns.map(([, head]) => head)], rows };
}

function rowsOf(server: ServerFigures): [string, number][] {
	return [
		["an uncached essay, ms", server.uncached],
		["the same without the database, ms", server.withoutDatabase],
		["own work: without compression too, ms", server.ownWork],
		["own work ÷ one compression", server.ownWorkRatio],
		["99 % of cached pages at half of the top rate, within ms", server.busy?.p99 ?? Number.NaN],
		["uncached pages rendered a second meanwhile", server.busy?.rendersPerSecond ?? Number.NaN],
		["the same from a bare server of Node, without renders", server.busy?.bareP99 ?? Number.NaN],
	];
}

function keysOf<T extends object>(record: T) {
	return Object.keys(record) as (keyof T)[];
}
