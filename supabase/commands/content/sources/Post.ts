import type { Entity, Row } from "../ContentApi.ts";

/** One essay or project as its source states it, before images and links are rewritten. */
export interface Post {
	/** For people: the path below the folder, or the title in an export. */
	source: string;
	/** Of a post that is a file: its path below the root. */
	path?: string;
	entity: Entity;
	/** Where relative paths in the text begin: a folder below the root, "" for the root. */
	folder: string;
	title: string;
	/** From the permalink, the slug or the file's name; not yet a valid id. */
	slug: string;
	/** The calendar day, as written. */
	date: string;
	/** ISO 8601; undefined where the source states a day only. */
	createdAt?: string | undefined;
	excerpt?: string | undefined;
	/** Markdown. */
	body: string;
	/** The featured image: a path or a URL as written. */
	image?: string | undefined;
	shareImage?: string | undefined;
	description?: string | undefined;
	topics: string[];
	language?: string | undefined;
	/** Equal for the translations of one text. */
	translationKey?: string | undefined;
	/** Paths at which the old site showed it, and the numbers of WordPress as `?p=1`. */
	addresses: string[];
	/** Segments that may stand before the slug in a link to it, such as `blog` or a category. */
	sections: string[];
	/** What a person should know: something that stays as it is, or is left behind. */
	notes: string[];
	/** Present in a file of `export:content`: its columns, which need no guess. */
	columns?: Row | undefined;
}

/** A file or an entry that cannot be read. */
export interface Unreadable {
	source: string;
	reason: string;
}

export interface Source {
	posts: Post[];
	unreadable: Unreadable[];
	/** The old site's origins, without a slash at the end. */
	origins: string[];
}

/** The reason why one post is left out; the others go on. */
export class Skipped extends Error {
	override name = "Skipped";
}
