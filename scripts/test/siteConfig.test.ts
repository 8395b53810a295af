import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { sourceFiles } from "./sourceFiles.ts";

/** A value that is read from the file is one that the admin cannot change. */
test("site.config.ts is read for the values that a site begins with, and nowhere else", () => {
	const readers = sourceFiles()
		.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && file !== "scripts/test/siteConfig.test.ts")
		.filter((file) => /from "[^"]*site\.config(\.ts)?"|import\("[^"]*site\.config/.test(readFileSync(join(root, file), "utf8")));
	expect(readers).toEqual([
		"shared-data/src/profile/defaultProfile.ts",
		"shared-data/src/settings/defaultSettings.ts",
		"shared-data/src/settings/defaultSite.ts",
	]);
});
