import type { SupabaseClient } from "@supabase/supabase-js";
import { toDataError } from "../errors/toDataError.ts";
import { imageTypes, maxImageBytes } from "./imageTypes.ts";
import type { Bucket } from "./uploadRepository.ts";

/** Creates a missing bucket, public and for images only. Checks each bucket once per page load. */
export function createEnsureBucket(storage: SupabaseClient["storage"]): (bucket: Bucket) => Promise<void> {
	const known = new Set<string>();
	return async (bucket) => {
		if (known.has(bucket)) return;
		const { data, error } = await storage.listBuckets();
		if (error) throw toDataError(toFailure(error));
		if (!data.some(({ id }) => id === bucket)) {
			const options = { public: true, allowedMimeTypes: Object.keys(imageTypes), fileSizeLimit: maxImageBytes };
			const { error: refusal } = await storage.createBucket(bucket, options);
			// Another tab may have created it meanwhile.
			if (refusal && toFailure(refusal).status !== 409) throw toDataError(toFailure(refusal));
		}
		known.add(bucket);
	};
}

type StorageFailure = { name: string; message: string; status?: number | undefined; statusCode?: string | undefined };

/** The storage service responds with 400 and names the real status in the body. */
const toFailure = ({ name, message, status, statusCode }: StorageFailure) => ({
	name,
	message,
	status: Number(statusCode) || status,
});
