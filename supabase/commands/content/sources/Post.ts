import type { Entity, Row } from "../ContentApi.ts";

/** One essay or project as in its source, before images and links are rewritten. */
export interface Post {
	/** For people: the path below the folder, or the title in an export. */
	source: string;
	/** The path below the root, for a post that is a file. */
	path?: string;
	entity: Entity;
	/** The base folder of relative paths in the text, below the root; "" for the root. */
	folder: string;
	title: string;
	/** From the permalink, the slug or the file's name; not yet a valid id. */
	slug: string;
	/** The calendar day, as written. */
	date: string;
	/** ISO 8601; undefined if the source has only a day. */
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
	/** The post's paths on the old site, from "/", and WordPress' numbers as `?p=1`. */
	addresses: string[];
	/** Segments that may precede the slug in a link to it, such as `blog` or a category. */
	sections: string[];
	/** Notes for the operator: parts that are kept unchanged or left out. */
	notes: string[];
	/** Whether everybody could read it, or can from its day on. */
	isPublic: boolean;
	/** The reason why `--publish` imports a public text as a draft. */
	withheld?: string | undefined;
	/** Present in a file of `export:content`: its columns, which are exact. */
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
	/** The paths of the old site's feeds. */
	feeds: string[];
	/** Folders that the import does not read, and why. */
	passedOver?: string[];
}

/** The reason why one post is left out; the import continues. */
export class Skipped extends Error {
	override name = "Skipped";
}
