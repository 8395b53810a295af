export const buckets = ["project-images", "essay-images", "company-logos", "profile-images"] as const;

export type Bucket = (typeof buckets)[number];

/** A stored image: its public URL, relative when the site serves it, and its size in px. */
export interface UploadedImage {
	url: string;
	width: number;
	height: number;
}

/** Progress and cancellation of an upload. */
export interface UploadOptions {
	onProgress?: (part: number) => void;
	/** Aborts the upload; it then rejects with "offline" and the reason "aborted". */
	signal?: AbortSignal;
}

/** Stores images. */
export interface UploadRepository {
	/**
	 * Stores an image and, where they are smaller, copies for narrow screens. Rejects only with DataError:
	 * "invalid" before any request, with the reason "type" (not png, jpeg, gif, webp or avif by its bytes),
	 * "size" (5 MB or more) or "unreadable". A failed upload leaves nothing that a URL points to.
	 */
	upload(bucket: Bucket, file: File, options?: UploadOptions): Promise<UploadedImage>;
}
