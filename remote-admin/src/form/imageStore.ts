import type { AdminRepositories, Bucket } from "@site/shared-data";
import type { ImageField } from "@site/shared-ui/ImageField";
import type { ComponentProps } from "react";

/** Stores an image and resolves with its URL; reports progress and can be aborted. */
export type StoreImage = ComponentProps<typeof ImageField>["onUpload"];

/**
 * Stores images in the bucket of one kind of row. A loader returns it to its screen, because an action could
 * not report the progress of an upload.
 */
export const imageStore =
	({ uploads }: AdminRepositories, bucket: Bucket): StoreImage =>
	async (file, { onProgress, signal }) => {
		const { url } = await uploads.upload(bucket, file, {
			signal,
			onProgress: (part) => onProgress(part * file.size, file.size),
		});
		return url;
	};
