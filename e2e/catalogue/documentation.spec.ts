import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

for (const { id, title, name } of readEntries("docs")) {
	test(`${title} / ${name} opens without console messages`, async ({ catalogue: { page, open } }) => {
		const messages = await open(id, "docs", "light");
		// Not by role: an open modal story hides the rest of the page from assistive technology.
		await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
		expect(messages()).toEqual([]);
	});
}
