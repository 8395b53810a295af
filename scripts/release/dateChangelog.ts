/** The heading of unreleased entries. */
const waiting = "## Unreleased\n";

interface Release {
	version: string;
	/** The release's date: "2026-11-24". */
	day: string;
	/** The subjects of the commits since the last release, newest first. */
	subjects: readonly string[];
}

/** The changelog with unreleased entries under the version, followed by commits: features, fixes, speed. */
export function dateChangelog(changelog: string, { version, day, subjects }: Release): string {
	const [before, after, ...more] = changelog.split(waiting);
	if (after === undefined || more.length > 0) throw new Error('CHANGELOG.md needs one section "Unreleased".');
	const [notes = "", ...earlier] = after.split(/^(?=## )/m);
	const commits = subjects.filter((subject) => /^(feat|fix|perf)\(/.test(subject)).map((subject) => `- ${subject}\n`);
	if (notes.trim() === "" && commits.length === 0)
		throw new Error("Nothing to release: CHANGELOG.md has no entry and no commit is a feature, fix or speed-up.");
	const list = commits.length > 0 ? `\n### Commits\n\n${commits.join("")}` : "";
	return `${before}${waiting}\n## ${version} – ${day}\n\n${notes.trim()}\n${list}\n${earlier.join("")}`.trimEnd().concat("\n");
}
