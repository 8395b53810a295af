import type { AdminRepositories, Bucket } from "@site/shared-data";
import type { ImageField } from "@site/shared-ui/ImageField";
import { type ComponentProps, useState } from "react";

/** Stores an image and resolves with its URL; reports progress and can be aborted. */
export type StoreImage = ComponentProps<typeof ImageField>["onUpload"];

/** A loader returns it to its screen, because an action could not report the progress of an upload. */
export const imageStore =
	({ uploads }: AdminRepositories, bucket: Bucket): StoreImage =>
	async (file, { onProgress, signal }) => {
		const { url } = await uploads.upload(bucket, file, {
			signal,
			onProgress: (part) => onProgress(part * file.size, file.size),
		});
		return url;
	};

/** Counts the uploads in flight of all image fields of a form: a save must wait for them. */
export function usePendingUploads(storeImage: StoreImage) {
	const [uploads, setUploads] = useState<readonly object[]>([]);
	const trackedStoreImage: StoreImage = async (file, options) => {
		const upload = {};
		const end = () => setUploads((now) => now.filter((other) => other !== upload));
		setUploads((now) => [...now, upload]);
		// An upload may notice the abort late, while decoding; a save need not wait for it.
		options.signal.addEventListener("abort", end, { once: true });
		try {
			return await storeImage(file, options);
		} finally {
			end();
		}
	};
	return { storeImage: trackedStoreImage, pending: uploads.length > 0 ? "An image is still on its way." : null };
}
