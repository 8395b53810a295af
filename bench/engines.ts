import { parseArgs } from "node:util";
import { buildSite } from "../build/buildSite.ts";
import { announceBuild } from "../build/buildWhenStale.ts";
import { installEngines } from "../e2e/browsers.ts";
import { engines } from "../e2e/engines/engines.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { importContent } from "./importContent.ts";
import { observeNavigation } from "./measureSoftNavigation.ts";
import { median } from "./median.ts";
import { reportResult } from "./results.ts";
import { serveStaticBaseline } from "./servers/serveStaticBaseline.ts";

/*
 * `npm run bench:engines -- [--rounds 5]`: first visits in Chromium, Firefox and WebKit, compared with the
 * same pages as plain files, and the navigation by a link. Line and processor are not throttled, because only
 * Chromium can: the ratios show whether an engine paints later than it could.
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const essay = { path: "/essays/the-cost-of-a-round-trip", title: "The cost of a round trip" };
const paths = [essay.path, "/", "/projects"];

installEngines();
await buildSite(announceBuild);
const site = await startSite({ SAMPLE_CONTENT: "off" });
const baseline = await serveStaticBaseline(site.url);
try {
	await importContent(site.url);
	const rows = [];
	for (const name of Object.keys(engines) as (keyof typeof engines)[]) rows.push([name, ...(await measureEngine(name))]);
	const head = ["engine", ...paths.flatMap((path) => [`${path} painted × baseline`, "hydrated ms"]), "press to heading ms"];
	reportResult("npm run bench:engines", { head, rows });
} finally {
	baseline.stop();
	await site.stop();
}

/** Milliseconds since the navigation; -1 for an event that did not happen. */
type Visit = Record<"painted" | "hydrated", number>;

async function measureEngine(name: keyof typeof engines): Promise<number[]> {
	const engine = await engines[name]();
	const openPage = async (url: string) => {
		const page = await engine.newPage();
		await page.goto(url);
		await page.evaluate("new Promise((resolve) => setTimeout(() => resolve(true), 1000))");
		return page;
	};
	const visit = async (url: string) => {
		const page = await openPage(url);
		const [painted, hydrated] = (await page.evaluate(
			'["first-contentful-paint", "hydrated"].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? -1)',
		)) as [number, number];
		await page.close();
		return { painted, hydrated };
	};
	const press = async () => {
		const page = await openPage(`${site.url}/essays`);
		// The compiler wraps named functions in a helper that the page does not have.
		await page.evaluate("void (globalThis.__name = (made) => made)");
		await page.evaluate(`(${observeNavigation})(${JSON.stringify({ selector: "h1", text: essay.title })})`);
		await page.click(`document.querySelector('main a[href="${essay.path}"]')`);
		const heading = await page.evaluate(
			'new Promise((resolve) => { const check = () => "heading" in window ? resolve(heading) : setTimeout(check, 50); check(); })',
		);
		await page.close();
		return heading as number;
	};
	try {
		const results: number[] = [];
		for (const path of paths) {
			const [ours, plain]: [Visit[], Visit[]] = [[], []];
			// The first visits start the engine's processes.
			for (let round = 0; round <= rounds; round++) {
				const [one, other] = [await visit(site.url + path), await visit(baseline.url + path)];
				if (round === 0) continue;
				ours.push(one);
				plain.push(other);
			}
			results.push(medianOf(ours, "painted") / medianOf(plain, "painted"), medianOf(ours, "hydrated"));
		}
		const presses: number[] = [];
		for (let round = 0; round < rounds; round++) presses.push(await press());
		return [...results, median(presses)];
	} finally {
		await engine.close();
	}
}

function medianOf(visits: Visit[], name: keyof Visit): number {
	return median(visits.map((visit) => visit[name]));
}
