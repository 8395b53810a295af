import { planPosts } from "../../commands/content/plan.ts";
import { buildPost } from "../../testing/blogs/buildPost.ts";

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

test("of texts with one slug the first by its path gets it", () => {
	const posts = ["c.md", "a.md", "b.md"].map((source) => buildPost({ source }));
	expect(planPosts(posts, none).planned.map(({ post, id }) => [post.source, id])).toEqual([
		["a.md", "tea"],
		["b.md", "tea-2"],
		["c.md", "tea-3"],
	]);
});

test("each text of a language gets its own ending; texts without a common key are no translations", () => {
	const posts = [
		buildPost({ source: "a.md" }),
		buildPost({ source: "b.md", language: "en" }),
		buildPost({ source: "c.md", language: "id" }),
	];
	expect(planPosts(posts, none).planned.map(({ id, translationOf }) => [id, translationOf])).toEqual([
		["tea", undefined],
		["tea-2", undefined],
		["tea-3", undefined],
	]);
	const exported = [
		buildPost({ source: "a.md", slug: "teh", columns: { translation_of: "tea" } }),
		buildPost({ source: "b.md", language: "id", columns: {} }),
	];
	expect(planPosts(exported, none).planned.map(({ id }) => id)).toEqual(["tea", "teh"]);
});

test.each([
	["its slug", { slug: "Hot Tea" }, "hot-tea"],
	["its title's, if the slug has no letters", { slug: "!", title: "Hot tea" }, "hot-tea"],
	["a number behind a reserved word", { slug: "new" }, "new-2"],
	["at most 80 characters, without a hyphen at the end", { slug: `${"a".repeat(79)}--b` }, "a".repeat(79)],
	["80 characters", { slug: "a".repeat(81) }, "a".repeat(80)],
])("a text's id is %s", (_what, change, id) => {
	expect(planPosts([buildPost(change)], none).planned.map((entry) => entry.id)).toEqual([id]);
});

test("the number of a long id is within the 80 characters, and a text without letters has a hash", () => {
	const long = ["a.md", "b.md", "c.md"].map((source) => buildPost({ source, slug: `${"a".repeat(77)}-bcd` }));
	expect(planPosts(long, none).planned.map(({ id }) => id)).toEqual([
		`${"a".repeat(77)}-bc`,
		`${"a".repeat(77)}-2`,
		`${"a".repeat(77)}-3`,
	]);
	expect(planPosts([buildPost({ slug: "!", title: "?" })], none).planned[0]?.id).toMatch(/^essay-[0-9a-f]{8}$/);
});

test("a text that the site has is kept, and another one with its id is refused", () => {
	const stored = (row: object) => ({ essays: [{ id: "tea", ...row }], projects: [{ id: "tea", title: "Tea" }] });
	const plan = (row: object, post = {}) => {
		const { planned, refused } = planPosts([buildPost(post)], stored(row));
		return [planned.map(({ isThere }) => isThere), refused];
	};
	expect(plan({ title: "Tea", date: "2020-01-01T00:00:00Z" })).toEqual([[true], []]);
	expect(plan({ title: "Coffee", date: "2026-11-04T08:00:00Z" })).toEqual([[true], []]);
	expect(plan({ title: "Coffee", date: "2020-01-01T00:00:00Z" })).toEqual([
		[],
		[{ source: "tea.md", reason: "the site has another text with the id tea; give this one another slug" }],
	]);
	expect(plan({ title: "Coffee" })).toEqual([[true], []]);
	expect(plan({ id: "pot", title: "Pot" })).toEqual([[false], []]);
	// An earlier version accepted the word as an id.
	expect(plan({ id: "new", title: "New", date: "2026-11-04" }, { slug: "new" })).toEqual([[true], []]);
});
