import lockfile from "../../package-lock.json";
import { findLockfileProblems } from "./findLockfileProblems.mjs";

test("every package of the lockfile has a hash and no download URL, for every platform", () => {
	expect(Object.keys(lockfile.packages).length).toBeGreaterThan(1_000);
	expect(Object.keys(lockfile.packages).filter((path) => /darwin-arm64/.test(path)).length).toBeGreaterThan(5);
	expect(findLockfileProblems(lockfile)).toEqual([]);
});

test("a package without a hash, with a download URL, or missing for another platform is a problem", () => {
	const integrity = "sha512-x";
	const packages = {
		"": { version: "1.0.0" },
		shell: { version: "1.0.0" },
		"node_modules/@site/shell": { resolved: "shell", link: true },
		"node_modules/tea": {
			version: "1.0.0",
			integrity,
			optionalDependencies: { "@tea/linux": "1.0.0", "@tea/darwin": "1.0.0", "any-range": "^1.0.0" },
		},
		"node_modules/@tea/linux": { version: "1.0.0", optional: true },
		"node_modules/tea/node_modules/@tea/darwin": {
			version: "0.9.0",
			integrity,
			resolved: "https://cdn.example/darwin.tgz",
		},
	};
	expect(findLockfileProblems({ packages })).toEqual([
		"@tea/darwin 1.0.0, which tea has for another platform, is not there.",
		"node_modules/@tea/linux has no integrity.",
		"node_modules/tea/node_modules/@tea/darwin has a download address.",
	]);
});
