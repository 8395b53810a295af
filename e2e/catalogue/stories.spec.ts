import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueFolder } from "../../scripts/paths.ts";
import { complaintsOfAxe } from "./complaintsOfAxe.ts";
import { expect, test } from "./fixtures.ts";

const { entries } = JSON.parse(readFileSync(join(catalogueFolder, "index.json"), "utf8")) as {
	entries: Record<string, { id: string; title: string; name: string; type: "story" | "docs" }>;
};

for (const { id, title, name, type } of Object.values(entries)) {
	test.describe(() => {
		// Both themes in one worker: the second only changes the light.
		test.describe.configure({ mode: "default" });
		if (type === "story") {
			for (const theme of ["light", "dark"] as const) {
				test(`${title} / ${name} is accessible and silent: ${theme}`, async ({ catalogue: { page, open } }) => {
					const complaints = await open(id, "story", theme);
					expect([...(await complaintsOfAxe(page)), ...complaints()]).toEqual([]);
				});
			}
		} else {
			test(`${title} / ${name} opens without complaint`, async ({ catalogue: { page, open } }) => {
				const complaints = await open(id, "docs", "light");
				// Not by role: a story that is open hides the rest of the page from assistive technology.
				await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
				expect(complaints()).toEqual([]);
			});
		}
	});
}
