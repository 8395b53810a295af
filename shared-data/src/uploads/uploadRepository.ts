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
	/** Stores an image and smaller copies. Reasons of "invalid": "type", "size" (5 MB), "unreadable". */
	upload(bucket: Bucket, file: File, options?: UploadOptions): Promise<UploadedImage>;
}
