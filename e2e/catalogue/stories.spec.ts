import { axeViolations, colourViolations } from "../fixtures/page/axeViolations.ts";
import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

for (const { id, title, name } of readEntries("story")) {
	test.describe(() => {
		// Both themes in one worker: the second test only switches the theme.
		test.describe.configure({ mode: "default" });
		for (const theme of ["light", "dark"] as const) {
			test(`${title} / ${name} is accessible and silent: ${theme}`, async ({ catalogue: { page, open } }) => {
				const messages = await open(id, "story", theme);
				const violations = await (theme === "light" ? axeViolations(page) : colourViolations(page));
				expect([...violations, ...messages()]).toEqual([]);
			});
		}
	});
}
