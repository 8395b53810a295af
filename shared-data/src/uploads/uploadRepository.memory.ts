import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { ReadImage } from "./images/readImage.ts";
import { prepareUpload } from "./prepareUpload.ts";
import type { UploadRepository } from "./uploadRepository.ts";

/** Buckets in memory. Without `readImage` every image is 1600 by 1200 pixels and gets no copies. */
export function createMemoryUploadRepository(store: MemoryStore, readImage: ReadImage = readAsFixedSize): UploadRepository {
	return {
		async upload(bucket, file, { onProgress, signal } = {}) {
			const { width, height, bytes, type, copies, toFileName } = await prepareUpload(file, readImage);
			onProgress?.(0);
			return store.respond("uploads", () => {
				if (signal?.aborted) throw new DataError("offline", "The upload was ended", { reason: "aborted" });
				for (const copy of copies) store.files.set(`${bucket}/${copy.name}`, { type: "image/webp", bytes: copy.bytes });
				const path = `${bucket}/${toFileName(copies.map((copy) => copy.width))}`;
				store.files.set(path, { type, bytes });
				onProgress?.(1);
				return { url: `http://memory.example/storage/v1/object/public/${path}`, width, height };
			});
		},
	};
}

const readAsFixedSize: ReadImage = async () => ({ width: 1600, height: 1200, resize: async () => null, close: () => undefined });
