import { dateChangelog } from "./dateChangelog.ts";

const changelog = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A garden.\n\n## 1.0.0 – 2026-01-02\n\n- A site.\n";
const release = { version: "1.1.0", day: "2026-11-24", subjects: ["fix(inbox): keep the text", "test(inbox): wait for it"] };

test("what waits comes under the version and its day, with the commits that somebody notices", () => {
	expect(dateChangelog(changelog, release)).toBe(
		"# Changelog\n\n## Unreleased\n\n## 1.1.0 – 2026-11-24\n\n### Added\n\n- A garden.\n\n### Commits\n\n- fix(inbox): keep the text\n\n" +
			"## 1.0.0 – 2026-01-02\n\n- A site.\n",
	);
});

test("a release of nothing is refused, and so is a changelog without the section", () => {
	const empty = changelog.replace("### Added\n\n- A garden.\n", "");
	expect(() => dateChangelog(empty, { ...release, subjects: ["docs: a word"] })).toThrow("Nothing to release");
	expect(() => dateChangelog("# Changelog\n", release)).toThrow('one section "Unreleased"');
});
