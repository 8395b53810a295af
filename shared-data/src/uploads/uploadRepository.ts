import type { Bucket, UploadedImage, UploadOptions } from "./Upload.ts";

/** Stores pictures. */
export interface UploadRepository {
	/**
	 * Stores a picture and, where they are smaller, copies for narrow screens; gives its public address and its size. Rejects only with DataError: "invalid"
	 * before any request, with the reason "type" (no png, jpeg, gif, webp or avif, whatever it says of itself), "size" (5 MB or more) or "unreadable". A
	 * failed upload leaves nothing that an address points to.
	 */
	upload(bucket: Bucket, file: File, options?: UploadOptions): Promise<UploadedImage>;
}
