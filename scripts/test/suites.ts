import { installDeployTools } from "../../deploy/tests/installDeployTools.ts";
import { findPostgres, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { buildCatalogue } from "../build/buildCatalogue.ts";
import { buildSite } from "../build/buildSite.ts";
import { installEngines } from "./browsers.ts";
import { runCommand } from "./runCommand.ts";
import { jestSuite, playwrightSuite, type Suite, type SuiteResult } from "./runners.ts";

/** Everything of the database but the tests of a data directory with a database in it. */
const postgresTests = [
	"supabase/tests/(?!operations/)",
	"operations/(adminAdd|data-dir/crash|doctor|exportContent|importContent|malformedInput)",
	"shared-data/src/testing/backend",
];

/** Everything `npm test` runs, cheapest first. */
export const suites: Suite[] = [
	{ name: "types", title: "Types", run: () => check("tsc", ["-p", "tsconfig.json"]) },
	{
		name: "generated",
		title: "Row types match the migrations, and no landed migration has changed",
		run: () =>
			combine(
				check("tsx", ["supabase/scripts/checksums.ts", "--check"]),
				check("tsx", ["supabase/scripts/generateTypes.ts", "--check"]),
			),
	},
	{
		name: "lint",
		title: "Format, lint and the import table",
		run: () => combine(check("biome", ["ci", "--colors=off", "."]), check("oxlint", [])),
	},
	{
		name: "unused",
		title: "Unused files, exports and packages",
		run: () => check("knip", ["--no-progress"]),
	},
	{
		name: "units",
		title: "Units, components and contracts",
		run: () => jestSuite(["components", "units"]),
	},
	{ name: "database", title: "Database", run: () => jestSuite(["database"]) },
	{ name: "build", title: "Build of each app", run: () => runStep(buildSite) },
	{
		name: "catalogue",
		title: "Every story of the catalogue, in both themes",
		run: () => playwrightSuite("catalogue", buildCatalogue),
	},
	{ name: "browser", title: "Journeys in the browser", run: () => playwrightSuite("journeys", buildSite) },
	{ name: "admin", title: "The admin's journeys", run: () => playwrightSuite("admin", buildSite) },
	{
		name: "inbox",
		title: "Answering messages and hire requests",
		isExtra: true,
		run: () => playwrightSuite("inbox", buildSite),
	},
	{
		name: "writing",
		title: "Writing, and never losing a sentence",
		isExtra: true,
		run: () => playwrightSuite("writing", buildSite),
	},
	{
		name: "operations",
		title: "Starts, commands, crashes, damaged directories, every guard dropped once, and what create makes",
		isExtra: true,
		run: async () => combine(await jestSuite(["operations"]), playwrightSuite("operations", buildSite)),
	},
	{
		name: "postgres",
		title: "The suites of the database on a PostgreSQL server instead of the built-in engine",
		isExtra: true,
		run: () => onPostgres(() => jestSuite(["database", "operations", "units", "server"], postgresTests)),
	},
	{
		name: "documentation",
		title: "Every documentation page of the catalogue",
		isExtra: true,
		run: () => playwrightSuite("documentation", buildCatalogue),
	},
	{
		name: "federation",
		title: "Remotes that are deployed, damaged and moved under open tabs",
		isExtra: true,
		run: () => playwrightSuite("federation", buildSite),
	},
	{
		name: "engines",
		title: "The journeys that matter in Chromium, Firefox and WebKit",
		isExtra: true,
		run: () =>
			playwrightSuite("engines-*", async () => {
				installEngines();
				await buildSite();
			}),
	},
	{
		name: "outage",
		title: "The site while its backend is away",
		isExtra: true,
		run: () => playwrightSuite("outage", buildSite),
	},
	{
		name: "export",
		title: "The site as static files",
		isExtra: true,
		run: () => playwrightSuite("export", buildSite),
	},
	{
		name: "deploy",
		title: "The container, the compose file and the systemd unit, built and started",
		isExtra: true,
		run: async () => {
			installDeployTools();
			await buildSite();
			return jestSuite(["deploy"]);
		},
	},
];

async function check(program: string, args: string[]): Promise<SuiteResult> {
	return (await runCommand({ program, args })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Starts a PostgreSQL server of its own, on which every test backend gets a database. */
async function onPostgres(run: () => Promise<SuiteResult>): Promise<SuiteResult> {
	const { port, stop } = await startPostgres(findPostgres());
	// The name tells this run's databases from those of an earlier one on the same port.
	process.env.TEST_POSTGRES_URL = `postgres://postgres@127.0.0.1:${port}/postgres?application_name=test-${Date.now()}`;
	try {
		return await run();
	} finally {
		delete process.env.TEST_POSTGRES_URL;
		await stop();
	}
}

async function runStep(work: () => Promise<unknown>): Promise<SuiteResult> {
	await work();
	return { passed: 1, failed: 0 };
}

async function combine(...results: (SuiteResult | Promise<SuiteResult>)[]): Promise<SuiteResult> {
	const all = await Promise.all(results);
	return { passed: sum(all.map((one) => one.passed)), failed: sum(all.map((one) => one.failed)) };
}

function sum(numbers: number[]) {
	return numbers.reduce((total, number) => total + number, 0);
}
