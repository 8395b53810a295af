import type { Post } from "../../commands/content/sources/Post.ts";

/** A public essay of another blog. */
export const buildPost = (change: Partial<Post>): Post => ({
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
