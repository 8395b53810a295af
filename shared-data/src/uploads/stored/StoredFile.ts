import type { ListQuery, Page } from "../../client/table/Page.ts";
import type { BulkResult } from "../../client/table/queries.ts";

/** A stored image with its copies. */
export interface StoredFile {
	/** Names every stored object; opaque. */
	id: string;
	/** The name of the image, without its bucket. */
	name: string;
	url: string;
	/** The smallest copy, or the image. */
	thumbnailUrl: string;
	copies: number;
	/** Including the copies. */
	bytes: number;
	createdAt: Date;
	/** The rows that show the image; empty if it can be deleted. */
	uses: FileUse[];
	/** The latest version of a text that showed an unused image, if the history has one. */
	lastUse: FileUse | null;
}

/** A row that shows an image. */
export interface FileUse {
	/** The table of the row. */
	place: string;
	id: string | null;
	title: string | null;
}

/** The admin's operations on stored images. Every method rejects only with DataError. */
export interface StoredFileRepository {
	/** Unused images first, then the latest; `search` searches names and places. */
	listPage(query: ListQuery<"unused", "bytes" | "createdAt">): Promise<Page<StoredFile>>;
	/** Deletes images with their copies; keeps used ones. */
	delete(ids: readonly string[]): Promise<BulkResult>;
}
