import { z } from "zod";

/** A rendered page or feed as it is cached in memory and on disk. */
export const cachedPageSchema = z.object({
	status: z.number(),
	headers: z.record(z.string(), z.string()),
	text: z.string(),
	/** Strong entity tag of the text (RFC 9110). */
	etag: z.string(),
	/** Milliseconds since the epoch. */
	renderedAt: z.number(),
});

export interface CachedPage extends z.infer<typeof cachedPageSchema> {
	/** Set when rendering failed and this is the last good page. */
	isStale?: boolean;
}
