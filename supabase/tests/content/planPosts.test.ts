import { planPosts } from "../../commands/content/plan.ts";
import type { Post } from "../../commands/content/sources/Post.ts";

const buildPost = (change: Partial<Post>): Post => ({
	source: "tea.md",
	entity: "essays",
	folder: "",
	title: "Tea",
	slug: "tea",
	date: "2026-11-04",
	body: "",
	topics: [],
	addresses: [],
	sections: [],
	notes: [],
	isPublic: true,
	...change,
});
const none = { essays: [], projects: [] };

test("of a text in three languages both translations refer to the original, whatever the order of the files", () => {
	const inLanguage = (language: string | undefined, source: string) => buildPost({ source, language, translationKey: "tea" });
	const posts = [inLanguage("de", "a.md"), inLanguage("id", "b.md"), inLanguage("en-GB", "c.md")];
	expect(planPosts(posts, none).planned.map(({ id, translationOf }) => [id, translationOf])).toEqual([
		["tea", undefined],
		["tea-de", "tea"],
		["tea-id", "tea"],
	]);
});
