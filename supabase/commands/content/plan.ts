import { createHash } from "node:crypto";
import { reservedSlugs, toSlug } from "@site/shared-data/rules";
import type { Entity, Row } from "./ContentApi.ts";
import type { Post, Unreadable } from "./sources/Post.ts";

/** A post with its id on the site. */
export interface PlannedPost {
	post: Post;
	id: string;
	/** The site already has it; it is not changed. */
	isThere: boolean;
	/** The id of the text that it translates. */
	translationOf?: string | undefined;
}

/**
 * Assigns ids, the same in each run: a post counts as imported if its id, and title or day, are on the site.
 * Refuses an id that belongs to another text.
 */
export function planPosts(
	posts: readonly Post[],
	stored: Record<Entity, readonly Row[]>,
): { planned: PlannedPost[]; refused: Unreadable[] } {
	const entities = ["essays", "projects"] as const;
	const rows = new Map(entities.flatMap((entity) => stored[entity].map((row) => [`${entity}/${row.id}`, row] as const)));
	const reserved = entities.flatMap((entity) => [...reservedSlugs].map((id) => `${entity}/${id}` as const));
	// A stored text may have such an id from an earlier version.
	const taken = new Set<string>(reserved.filter((id) => !rows.has(id)));
	const mains = new Map<string, string>();
	const planned: PlannedPost[] = [];
	const refused: Unreadable[] = [];
	for (const post of posts.toSorted(originalsFirst)) {
		const { translationKey = "" } = post;
		const main = mains.get(translationKey);
		const id = freeId(post, main === undefined ? "" : `-${toSlug(post.language ?? "") || "translation"}`, taken);
		const row = rows.get(`${post.entity}/${id}`);
		if (row && row.title !== post.title && row.date !== undefined && String(row.date).slice(0, 10) !== post.date) {
			refused.push({ source: post.source, reason: `the site has another text with the id ${id}; give this one another slug` });
			continue;
		}
		if (translationKey && main === undefined) mains.set(translationKey, id);
		planned.push({ post, id, isThere: row !== undefined, translationOf: main });
	}
	return { planned, refused };
}

/** A text comes before its translations. */
const originalsFirst = (a: Post, b: Post) =>
	Number(isTranslation(a)) - Number(isTranslation(b)) || (a.source < b.source ? -1 : 1);

const isTranslation = ({ columns, language }: Post) =>
	columns === undefined ? language !== undefined && !language.startsWith("en") : Boolean(columns.translation_of);

function freeId(post: Post, ending: string, taken: Set<string>): string {
	const base =
		toSlug(post.slug) || toSlug(post.title) || `essay-${createHash("sha256").update(post.source).digest("hex").slice(0, 8)}`;
	for (let number = 1; ; number += 1) {
		const suffix = ending + (number === 1 ? "" : `-${number}`);
		const id = base.slice(0, 80 - suffix.length).replace(/-$/, "") + suffix;
		if (!taken.has(`${post.entity}/${id}`)) {
			taken.add(`${post.entity}/${id}`);
			return id;
		}
	}
}
