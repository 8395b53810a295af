import { buildEssay } from "../testing/index.ts";
import { toDuplicate } from "./publicationRepository.ts";

test("a duplicate's title is at most 200 characters and ends with none of the blanks where it is cut", () => {
	const original = buildEssay({ title: `${"x".repeat(191)} y`, translationOf: "tea" });
	expect(toDuplicate(original)).toMatchObject({
		title: `Copy of ${"x".repeat(191)}`,
		status: "draft",
		publishAt: null,
		translationOf: null,
	});
});
