import { toReason } from "../convert.ts";
import type { Post, Source } from "./Post.ts";

/** Reads a source post by post; one that fails is named with the reason, and the others go on. */
export async function readEach<Entry>(
	entries: readonly Entry[],
	nameOf: (entry: Entry) => string,
	read: (entry: Entry, name: string) => Promise<Post>,
): Promise<Pick<Source, "posts" | "unreadable">> {
	const result: Pick<Source, "posts" | "unreadable"> = { posts: [], unreadable: [] };
	for (const entry of entries) {
		const source = nameOf(entry);
		try {
			result.posts.push(await read(entry, source));
		} catch (error) {
			result.unreadable.push({ source, reason: toReason(error) });
		}
	}
	return result;
}
