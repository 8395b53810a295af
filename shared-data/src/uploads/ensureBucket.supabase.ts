import type { SupabaseClient } from "@supabase/supabase-js";
import { imageTypes, maxImageBytes } from "./images/imageBytes.ts";
import type { Bucket } from "./uploadRepository.ts";

/** Creates a missing bucket once per page load. Never rejects, because the upload then reports the cause. */
export function createEnsureBucket(storage: SupabaseClient["storage"]): (bucket: Bucket) => Promise<void> {
	const known = new Set<string>();
	const isThere = async (bucket: Bucket) => {
		const { data, error } = await storage.listBuckets();
		if (error) return false;
		if (data.some(({ id }) => id === bucket)) return true;
		const options = { public: true, allowedMimeTypes: Object.keys(imageTypes), fileSizeLimit: maxImageBytes };
		return !(await storage.createBucket(bucket, options)).error;
	};
	return async (bucket) => {
		if (known.has(bucket)) return;
		if (await isThere(bucket).catch(() => false)) known.add(bucket);
	};
}
