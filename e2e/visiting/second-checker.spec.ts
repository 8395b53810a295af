import { pages, urls } from "@site/shared-data";
import { aceViolations } from "../fixtures/page/aceViolations.ts";
import { expect, test } from "../fixtures/signedIn.ts";

/* A checker with other rules than axe's, on every kind of page. */

// The checker's script is not the site's.
test.use({ bypassCSP: true });

const publicPaths = [
	...pages.map(({ path }) => path),
	urls.project("angkot"),
	urls.essay("what-tea-terraces-know-about-caching"),
	urls.essay("merancang-api-yang-tenang"),
	"/no-such-page",
];
/** Paths of posted forms, and pages that a signed-in admin does not see. */
const notShown = ["login", "forgotPassword", "setPassword", "signOut", "signOutEverywhere", "session"];
const adminPaths = Object.entries(urls.admin)
	.filter(([name, { length }]) => length === 0 && !notShown.includes(name))
	.map(([, toPath]) => (toPath as () => string)());

for (const [area, paths] of [
	["the public pages", publicPaths],
	["the admin area", adminPaths],
] as const) {
	test(`IBM's checker finds nothing in ${area}, in both themes`, async ({ page, allowConsole }) => {
		test.setTimeout(180_000);
		allowConsole(/status of 404/);
		expect(paths.length).toBeGreaterThan(8);
		const found: string[] = [];
		for (const path of paths) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			// Its rules about labels ignore collapsed content.
			await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
				for (const line of await aceViolations(page)) found.push(`${path}, ${colorScheme}: ${line}`);
			}
		}
		expect(found).toEqual([]);
	});
}
