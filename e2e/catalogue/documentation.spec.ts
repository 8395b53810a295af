import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

for (const { id, title, name } of readEntries("docs")) {
	test(`${title} / ${name} opens without complaint`, async ({ catalogue: { page, open } }) => {
		const complaints = await open(id, "docs", "light");
		// Not by role: a story that is open hides the rest of the page from assistive technology.
		await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
		expect(complaints()).toEqual([]);
	});
}
