import { complaintsOfAxe } from "../fixtures/complaintsOfAxe.ts";
import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

for (const { id, title, name } of readEntries("story")) {
	test.describe(() => {
		// Both themes in one worker: the second only changes the light.
		test.describe.configure({ mode: "default" });
		for (const theme of ["light", "dark"] as const) {
			test(`${title} / ${name} is accessible and silent: ${theme}`, async ({ catalogue: { page, open } }) => {
				const complaints = await open(id, "story", theme);
				expect([...(await complaintsOfAxe(page)), ...complaints()]).toEqual([]);
			});
		}
	});
}
