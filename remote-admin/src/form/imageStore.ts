import type { AdminRepositories, Bucket } from "@site/shared-data";
import type { ImageField } from "@site/shared-ui/ImageField";
import { type ComponentProps, useState } from "react";
import { isHeic } from "../errorMessages.ts";

/** Stores an image and resolves with its URL; reports progress and can be aborted. */
export type StoreImage = ComponentProps<typeof ImageField>["onUpload"];

/** A loader returns it to its screen, because an action could not report the progress of an upload. */
export const imageStore =
	({ uploads }: AdminRepositories, bucket: Bucket): StoreImage =>
	async (chosen, { onProgress, signal, smaller = false }) => {
		const needsCopy = smaller || isHeic(chosen);
		const file = needsCopy ? await (await import("./shrink/shrinkImage.ts")).shrinkImage(chosen, onProgress, signal) : chosen;
		const { url } = await uploads.upload(bucket, file, {
			signal,
			onProgress: (part) => onProgress(part * file.size, file.size),
		});
		return url;
	};

/** The uploads in flight of all image fields of a form: a save must wait for them. */
export function usePendingUploads(storeImage: StoreImage = storeNone) {
	const [uploads, setUploads] = useState<readonly { name: string }[]>([]);
	const trackedStoreImage: StoreImage = async (file, options) => {
		const upload = { name: file.name };
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
	return {
		storeImage: trackedStoreImage,
		/** The names of their files. */
		uploading: uploads.map(({ name }) => name).join(", "),
	};
}

const storeNone: StoreImage = () => Promise.reject(new Error("This form stores no images"));
