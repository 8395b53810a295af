import { execFileSync } from "node:child_process";
import { buildSite } from "../../build/buildSite.ts";
import { root } from "../../build/paths.ts";
import { jestSuite, playwrightSuite, type Suite } from "./runners.ts";
import { suites } from "./suites.ts";

/** The suites that files with changes since a commit can break: for the minute between two edits. */
export function suitesOfChange(base = "HEAD"): Suite[] {
	const files = changedFiles(base);
	const isEach = (pattern: RegExp) => files.every((file) => pattern.test(file));
	const isAny = (pattern: RegExp) => files.some((file) => pattern.test(file));
	if (isEach(/\.md$/)) return [documents];
	// Tests start the backend as a program, and compare its paths with the server's: no import names these.
	const isBackend = isAny(/^(supabase\/(embedded|mailer|migrations|sample|upgrades)\/|shell\/(public\/|server\/app\.ts))/);
	const related = ["components", "units", ...(isBackend ? [] : ["database"])].flatMap((name) => [name, `slow-${name}`]);
	return [
		...suites.filter(({ name }) => ["types", "generated", "lint", "unused"].includes(name)),
		readers,
		{
			name: "related",
			title: "Tests of what has changed",
			run: () => jestSuite(related, [], ["--changedSince", base, "--passWithNoTests"]),
		},
		...(isBackend ? [database] : []),
		// Playwright follows imports; the journeys' only import from the sources is the list of pages.
		...(isAny(/^(e2e|shared-data\/src\/contract)\//)
			? [
					{
						name: "specs",
						title: "Journeys in the browser that have changed, or what they import",
						async run() {
							await buildSite();
							const projects = ["journeys", "admin", "slow", "visiting", "managing", "inbox", "writing", "server"];
							return playwrightSuite(projects, ["--only-changed", base, "--pass-with-no-tests"]);
						},
					},
				]
			: []),
	];
}

const database: Suite = {
	name: "database",
	title: "Database",
	run: () => jestSuite(["database", "slow-database"]),
};

const documents: Suite = {
	name: "documents",
	title: "Documents next to the code",
	run: () => jestSuite(["units"], ["scripts/test/documents"]),
};

const readers: Suite = {
	name: "readers",
	title: "Documents next to the code, and other tests that read the sources as text",
	run: () => jestSuite(["components", "units"], ["scripts/test/", "scripts/create/create", "scripts/release/", "src/theme/"]),
};

/** The files that differ from a commit, including untracked ones. */
function changedFiles(base: string): string[] {
	const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
	return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}
