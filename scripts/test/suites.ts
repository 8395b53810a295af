import { buildCatalogue } from "../../build/buildCatalogue.ts";
import { buildSite } from "../../build/buildSite.ts";
import { runCommand } from "../../build/runCommand.ts";
import { installDeployTools } from "../../deploy/tests/installDeployTools.ts";
import { installEngines } from "../../e2e/browsers.ts";
import { findPostgres, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { checkFederation } from "../create/checkFederation.ts";
import { mutateShare } from "../mutations/mutateShare.ts";
import { combine, jestSuite, playwrightSuite, type Suite, type SuiteResult } from "./runners.ts";

/** All database tests except those that need a built-in database in the data directory. */
const postgresTests = [
	"supabase/tests/(?!operations/)",
	"operations/(adminAdd|data-dir/crash|doctor|earlierDatabases|exportContent|formLimitOfDays|importContent|longPages|malformedInput)",
	"shared-data/src/testing/backend",
];

const generators = ["checksums", "generateTypes"].map((name) => `supabase/scripts/${name}.ts`);

/** Everything `npm test` runs, cheapest first. */
export const suites: Suite[] = [
	{ name: "types", title: "Types", check: () => check("tsc", "-p", "tsconfig.json") },
	{
		name: "generated",
		title: "Row types match the migrations, and no landed migration has changed",
		check: () => combine(...generators.map((file) => check("tsx", file, "--check"))),
	},
	{
		name: "lint",
		title: "Format, lint and the import table",
		check: () => combine(check("biome", "ci", "--colors=off", "."), check("oxlint")),
	},
	{
		name: "unused",
		title: "Unused files, exports and packages",
		check: () => check("knip", "--config=scripts/lint/knip.json", "--no-progress"),
	},
	{ name: "units", title: "Units, components and contracts", jest: ["components", "units"] },
	{ name: "database", title: "Database", jest: ["database"] },
	{
		name: "build",
		title: "Build of each app",
		check: async () => {
			await buildSite();
			return { passed: 1, failed: 0 };
		},
	},
	{ name: "browser", title: "Journeys in the browser", browser: "journeys", build: buildSite },
	{ name: "admin", title: "The admin's journeys", browser: "admin", build: buildSite },
	{
		name: "slow",
		title: "Rules, screens and journeys that take longest to prove",
		isExtra: true,
		run: async () => combine(await jestSuite(["slow-components", "slow-units", "slow-database"]), await ofSite("slow")()),
	},
	{
		name: "catalogue",
		title: "Every story of the catalogue, in both themes",
		isExtra: true,
		run: ofSite("catalogue", buildCatalogue),
	},
	{ name: "visiting", title: "Reading aids, print, slow lines and odd essays", isExtra: true, run: ofSite("visiting") },
	{ name: "managing", title: "Lists, services, settings and sessions of the admin", isExtra: true, run: ofSite("managing") },
	{ name: "inbox", title: "Answering messages and hire requests", isExtra: true, run: ofSite("inbox") },
	{ name: "writing", title: "Writing, and never losing a sentence", isExtra: true, run: ofSite("writing") },
	{ name: "server", title: "Freshness, hosts, logs and malformed requests", isExtra: true, run: ofSite("server") },
	{
		name: "operations",
		title: "Starts, commands, crashes and damaged directories",
		isExtra: true,
		run: async () => combine(await jestSuite(["operations"]), await ofSite("operations")()),
	},
	{
		name: "postgres",
		title: "The suites of the database on a PostgreSQL server instead of the built-in engine",
		isExtra: true,
		run: () => onPostgres(() => jestSuite(["database", "slow-database", "operations", "units", "server"], postgresTests)),
	},
	{
		name: "documentation",
		title: "Every documentation page of the catalogue, and its frame",
		isExtra: true,
		run: ofSite("documentation", buildCatalogue),
	},
	{
		name: "federation",
		title: "Remotes that are deployed, damaged and moved under open tabs",
		isExtra: true,
		run: ofSite("federation"),
	},
	{ name: "smallest", title: "The generated smallest site, installed and tested alone", isExtra: true, run: checkFederation },
	{
		name: "matrix",
		title: "A host and a remote in two versions of rspack, enhanced, React and Node",
		isExtra: true,
		run: () => playwrightSuite(["matrix"]),
	},
	{
		name: "engines",
		title: "The journeys that matter in Chromium, Firefox and WebKit",
		isExtra: true,
		run: async () => {
			installEngines();
			return ofSite("engines-*")();
		},
	},
	{ name: "screens", title: "Every screen at four widths, whole and as approved", isExtra: true, run: ofSite("screens") },
	{ name: "outage", title: "The site while its backend is away", isExtra: true, run: ofSite("outage") },
	{ name: "export", title: "The site as static files", isExtra: true, run: ofSite("export") },
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
	{
		name: "attack",
		title: "Bursts of each kind of request on 512 MB",
		isExtra: true,
		run: async () => {
			installDeployTools();
			await buildSite();
			return jestSuite(["attack"]);
		},
	},
	{
		name: "mutations",
		title: "Small faults in a share of the sources, which tests must notice",
		isExtra: true,
		run: mutateShare,
	},
];

/** Exclusive journeys on the built site, or another build: they damage, stop or overload it. */
function ofSite(project: string, build: () => Promise<unknown> = buildSite) {
	return async () => {
		await build();
		return playwrightSuite([project]);
	};
}

async function check(program: string, ...args: string[]): Promise<SuiteResult> {
	return (await runCommand({ program, args })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Starts a separate PostgreSQL server, on which every test backend gets a database. */
async function onPostgres(run: () => Promise<SuiteResult>): Promise<SuiteResult> {
	const { port, stop } = await startPostgres(findPostgres());
	// The name distinguishes this run's databases from those of an earlier one on the same port.
	process.env.TEST_POSTGRES_URL = `postgres://postgres@127.0.0.1:${port}/postgres?application_name=test-${Date.now()}`;
	try {
		return await run();
	} finally {
		delete process.env.TEST_POSTGRES_URL;
		await stop();
	}
}
