import type { AdminRepositories, Bucket } from "@site/shared-data";
import type { ImageField } from "@site/shared-ui/ImageField";
import type { ComponentProps } from "react";

/** Stores a picture and gives its address; tells how far it is, and can be called back. */
export type StoreImage = ComponentProps<typeof ImageField>["onUpload"];

/** How the pictures of one kind of item are stored. A loader hands it to its screen: an action could not tell how far an upload is. */
export const imageStore =
	({ uploads }: AdminRepositories, bucket: Bucket): StoreImage =>
	async (file, { onProgress, signal }) => {
		const { url } = await uploads.upload(bucket, file, {
			signal,
			onProgress: (part) => onProgress(part * file.size, file.size),
		});
		return url;
	};
