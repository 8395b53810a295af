import { z } from "zod";

/** A rendered page, or a text for machines, as it is cached in memory and on disk. */
export const cachedPageSchema = z.object({
	status: z.number(),
	headers: z.record(z.string(), z.string()),
	text: z.string(),
	/** Strong entity tag of the text. */
	etag: z.string(),
	/** Milliseconds since the epoch. */
	renderedAt: z.number(),
});

export interface CachedPage extends z.infer<typeof cachedPageSchema> {
	/** The page could not be rendered again: this is the last good one. */
	isStale?: boolean;
}
