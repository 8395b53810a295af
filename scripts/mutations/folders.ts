import { sourceFiles } from "../test/sourceFiles.ts";

interface Folder {
	/** The Jest project whose tests run. */
	project: "units" | "database" | "components";
	/** The folders whose tests run; by default the mutated files' own below `src`, with their components. */
	tests?: readonly string[];
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
	"remote-admin/src": { project: "components", onlyRules: true },
	"remote-public/src": { project: "components", onlyRules: true },
};

/**
 * Not mutated: tests and their material, texts of documents, looks, scripts that a page contains,
 * declarations, and repositories with their queries, whose contracts need a backend in its own process.
 */
const never =
	/\.test\.tsx?$|\.stories\.|\.styles\.ts$|Layout\.ts$|\/highlight\/theme\.ts$|\.d\.ts$|\.inline\.ts$|\.supabase\.ts$|\/client\/table\/(?:fetchTable|queries)\.ts$|\.(?:contract|memory)\.ts$|\/testing\/|\/contract\/|database\.types|\/index\.ts$|\/scripts\.ts$|main\.ts$/;

export const folderNames = Object.keys(folders);

/** The Jest project and the folders of the tests that run for the mutants of a folder's files. */
export function testsOf(folder: string, files: readonly string[]): Required<Pick<Folder, "project" | "tests">> {
	const { project = "units", tests } = folders[folder] ?? {};
	return { project, tests: tests ?? [...new Set(files.map((file) => file.split("/").slice(0, 3).join("/")))] };
}

/** The files of a folder that are mutated, by their paths from the root. */
export function mutatedFiles(folder: string): string[] {
	const all = sourceFiles(folder);
	const isMutated = (file: string) => /\.tsx?$/.test(file) && !never.test(file);
	const hasTest = (file: string) => file.endsWith(".ts") && all.includes(file.replace(/\.ts$/, ".test.ts"));
	return all.filter((file) => isMutated(file) && (!folders[folder]?.onlyRules || hasTest(file))).sort();
}
