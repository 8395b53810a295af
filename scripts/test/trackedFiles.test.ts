import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { sourceFiles } from "./sourceFiles.ts";

const maxBytes = 600_000;
/** Files that may be larger, each with its reason. */
const largeFiles: Record<string, string> = {};
const maxCommentWidth = 110;

const listGitFiles = (...args: string[]) =>
	execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
const describeInRepository = existsSync(join(root, ".git")) ? describe : describe.skip;

describeInRepository("in a repository, which a downloaded archive is not", () => {
	test("no tracked file is one that .gitignore names", () => {
		expect(listGitFiles("ls-files", "-z", "--cached", "--ignored", "--exclude-standard")).toEqual([]);
	});

	test("no tracked file is larger than 600 KB, but for those of the list", () => {
		const present = listGitFiles("ls-files", "-z").filter((file) => existsSync(join(root, file)));
		expect(present.length).toBeGreaterThan(500);
		const large = present.filter((file) => statSync(join(root, file)).size > maxBytes);
		expect(large.filter((file) => !(file in largeFiles))).toEqual([]);
	});
});

test("no comment is wider than 110 characters", () => {
	const code = sourceFiles().filter((file) => /\.(?:tsx?|m?js|cjs|sql)$/.test(file));
	expect(code.length).toBeGreaterThan(500);
	const wide = code.flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.flatMap((line, at) => (isComment(line, file) && width(line) > maxCommentWidth ? [`${file}:${at + 1}`] : [])),
	);
	expect(wide).toEqual([]);
});

/** A value that is read from the file is one that the admin cannot change. */
test("site.config.ts is read for the values that a site begins with, and nowhere else", () => {
	const readers = sourceFiles()
		.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && file !== "scripts/test/trackedFiles.test.ts")
		.filter((file) => /from "[^"]*site\.config(\.ts)?"|import\("[^"]*site\.config/.test(readFileSync(join(root, file), "utf8")));
	expect(readers).toEqual([
		"shared-data/src/profile/defaultProfile.ts",
		"shared-data/src/settings/defaultSettings.ts",
		"shared-data/src/settings/defaultSite.ts",
	]);
});

/** A line of code may end with a comment; only lines that hold nothing else can be wrapped. */
function isComment(line: string, file: string) {
	return (file.endsWith(".sql") ? /^\s*(?:--|\/\*|\*)/ : /^\s*(?:\/\/|\/\*|\*\s|\{\/\*)/).test(line);
}

/** As the formatter counts: a tab is two columns. */
const width = (line: string) => [...line.replaceAll("\t", "  ")].length;
