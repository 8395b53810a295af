import { useState } from "react";
import type { StoreImage } from "./imageStore.ts";

/**
 * Counts the uploads in flight of all image fields of a form: a save must wait for them.
 */
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
