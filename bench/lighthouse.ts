import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { buildSite } from "../build/buildSite.ts";
import { announceBuild } from "../build/buildWhenStale.ts";
import { launchOptions } from "../e2e/browsers.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import budgets from "./budgets.json" with { type: "json" };
import { importContent } from "./importContent.ts";
import { median } from "./median.ts";
import { reportResult } from "./results.ts";
import { serveStaticBaseline } from "./servers/serveStaticBaseline.ts";

/*
 * `npm run bench:lighthouse -- [--rounds 1] [--modes simulated,applied,desktop] [--pages /,/store]
 * [--baseline] [--lighthouse <program>]`: Lighthouse on every public page with the content of bench/content,
 * with `--baseline` in turns with the same page without scripts. Lighthouse is no dependency: npx fetches the
 * version below, or `--lighthouse` names an installed one.
 */
const version = "12.8.2";
const minScore = 98;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const settings = {
	simulated: [],
	applied: ["--throttling-method=devtools"],
	desktop: ["--preset=desktop"],
} satisfies Record<string, string[]>;
type Mode = keyof typeof settings;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "1" },
		modes: { type: "string", default: "simulated,applied" },
		pages: { type: "string" },
		baseline: { type: "boolean", default: false },
		lighthouse: { type: "string" },
	},
});

await buildSite(announceBuild);
const site = await startSite({ SAMPLE_CONTENT: "off" });
const baseline = values.baseline ? await serveStaticBaseline(site.url) : undefined;
const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
try {
	await importContent(site.url);
	const pages = values.pages?.split(",") ?? (await publicPages());
	const rows: (string | number)[][] = [];
	const failedAudits = new Set<string>();
	for (const mode of values.modes.split(",") as Mode[]) {
		for (const path of pages) {
			const runs: Audit[] = [];
			const baselines: Audit[] = [];
			for (let round = 0; round < Number(values.rounds); round++) {
				runs.push(await audit(site.url + path, mode));
				if (baseline) baselines.push(await audit(baseline.url + path, mode));
			}
			const scores = categories.map((one) => median(runs.map(({ scores }) => scores[one])));
			const [lcp, blocking, shift] = (["lcp", "blocking", "shift"] as const).map((one) => median(runs.map((run) => run[one])));
			const ratio = baseline && (lcp as number) / median(baselines.map((one) => one.lcp));
			rows.push([path, mode, ...scores, lcp as number, ratio ?? "", blocking as number, shift as number]);
			console.log(`${mode} ${path}: ${scores.join(", ")}`);
			for (const { failed } of runs) for (const one of failed) failedAudits.add(`${path}: ${one}`);
		}
	}
	const head = ["page", "mode", "performance", "accessibility", "best practices", "SEO", "LCP ms", "× baseline", "TBT ms", "CLS"];
	reportResult("npm run bench:lighthouse", { head, rows });
	for (const one of failedAudits) console.log(`not passed: ${one}`);
	const lowScores = rows.filter((row) => row.slice(2, 6).some((score) => (score as number) < minScore));
	for (const [path, mode] of lowScores) console.error(`under ${minScore}: ${path}, ${mode}`);
	const slowPages = rows.filter((row) => Number(row[7]) > budgets.gates.pages.lcpRatio);
	for (const [path, mode] of slowPages) console.error(`LCP over ${budgets.gates.pages.lcpRatio} × baseline: ${path}, ${mode}`);
	process.exitCode = lowScores.length + slowPages.length ? 1 : 0;
} finally {
	await rm(folder, { recursive: true, force: true });
	baseline?.stop();
	await site.stop();
}

/** Paths of the sitemap, with one detail page of each list. */
async function publicPages(): Promise<string[]> {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
	const isDetail = (path: string) => path.split("/").length > 2;
	const [essay, project] = ["/essays/the-cost-of-a-round-trip", paths.find((path) => /^\/projects\/./.test(path))];
	return [...paths.filter((path) => !isDetail(path)), essay, ...(project ? [project] : [])];
}

type Audit = Awaited<ReturnType<typeof audit>>;

async function audit(url: string, mode: Mode) {
	const file = join(folder, "report.json");
	const [program = "", ...before] = (values.lighthouse ?? `npx --yes lighthouse@${version}`).split(" ");
	const flags = `--chrome-flags=${["--headless=new", ...(launchOptions.args ?? [])].join(" ")}`;
	const output = ["--output=json", `--output-path=${file}`, "--quiet"];
	const run = () =>
		promisify(execFile)(program, [...before, url, ...output, flags, ...settings[mode]], {
			env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? launchOptions.executablePath },
		});
	// Lighthouse sometimes loses its trace and asks for another run.
	await run().catch(run);
	const report = JSON.parse(await readFile(file, "utf8")) as Report;
	const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
	return {
		scores: Object.fromEntries(categories.map((one) => [one, Math.round((report.categories[one]?.score ?? 0) * 100)])) as Record<
			(typeof categories)[number],
			number
		>,
		lcp: value("largest-contentful-paint"),
		blocking: value("total-blocking-time"),
		shift: value("cumulative-layout-shift"),
		failed: Object.values(report.audits)
			.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
			.map(({ title }) => title),
	};
}

interface Report {
	categories: Record<string, { score: number | null } | undefined>;
	audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}
