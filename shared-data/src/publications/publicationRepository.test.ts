import { buildEssay } from "../testing/index.ts";
import { toDuplicate } from "./publicationRepository.ts";

test("a duplicate is a draft without a schedule, and its title has at most 200 characters", () => {
	const original = buildEssay({ title: "x".repeat(200), translationOf: "tea" });
	expect(toDuplicate(original)).toMatchObject({
		title: `Copy of ${"x".repeat(192)}`,
		status: "draft",
		publishAt: null,
		translationOf: null,
	});
});
