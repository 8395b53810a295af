import { sourceFiles } from "../test/sourceFiles.ts";

interface Folder {
	/** The Jest project whose tests run. */
	project: "units" | "database" | "components";
	/** The folders whose tests run: the nearest ones, so that a rule has its test next to it. */
	tests: readonly string[];
	/** Only files with a test of their own: a component's tests would take minutes for each mutant. */
	onlyRules?: true;
}

/** The mutated folders. */
const folders: Record<string, Folder> = {
	"shared-data/src": { project: "units", tests: ["shared-data/src"] },
	"shell/server": { project: "units", tests: ["shell/server"] },
	"shell/deployment": { project: "units", tests: ["shell/deployment", "scripts/remote"] },
	"supabase/embedded": { project: "database", tests: ["supabase/tests"] },
	"supabase/commands": { project: "database", tests: ["supabase/tests"] },
	"supabase/mailer": { project: "database", tests: ["supabase/tests"] },
	"supabase/import": { project: "database", tests: ["supabase/tests"] },
	"remote-admin/src": { project: "components", tests: ["remote-admin/src"], onlyRules: true },
	"remote-public/src": { project: "components", tests: ["remote-public/src"], onlyRules: true },
};

/**
 * Not mutated: tests and their material, texts of documents, scripts that a page contains, declarations, and
 * repositories with their queries, whose contracts need a backend in its own process.
 */
const never =
	/\.test\.tsx?$|\.stories\.|\.styles\.ts$|\.d\.ts$|\.inline\.ts$|\.supabase\.ts$|\/client\/table\/(?:fetchTable|queries)\.ts$|\.(?:contract|memory)\.ts$|\/testing\/|\/contract\/|database\.types|\/index\.ts$|\/scripts\.ts$|main\.ts$/;

export const folderNames = Object.keys(folders);

/** The tests that run for a folder's mutants. */
export const testsOf = (folder: string): Pick<Folder, "project" | "tests"> => folders[folder] ?? { project: "units", tests: [] };

/** The files of a folder that are mutated, by their paths from the root. */
export function mutatedFiles(folder: string): string[] {
	const all = sourceFiles(folder);
	const isMutated = (file: string) => /\.tsx?$/.test(file) && !never.test(file);
	const hasTest = (file: string) => file.endsWith(".ts") && all.includes(file.replace(/\.ts$/, ".test.ts"));
	return all.filter((file) => isMutated(file) && (!folders[folder]?.onlyRules || hasTest(file))).sort();
}
