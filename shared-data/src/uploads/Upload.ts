/** Where pictures are kept, by what they are of. */
export const buckets = ["project-images", "essay-images", "company-logos", "profile-images"] as const;

export type Bucket = (typeof buckets)[number];

/** A stored picture: its public address (site-relative when the site itself serves it), and its size in pixels, so that pages can reserve the room. */
export interface UploadedImage {
	url: string;
	width: number;
	height: number;
}

/** What the caller may hear and say while a picture is under way. */
export interface UploadOptions {
	/** Called with the part that is sent, from 0 to 1. */
	onProgress?: (part: number) => void;
	/** Ends the upload; it then rejects with "offline" and the reason "aborted". */
	signal?: AbortSignal;
}
