import { useState } from "react";
import type { StoreImage } from "./imageStore.ts";

/**
 * Counts the images of a form that are being uploaded, whichever field they belong to: a save must wait for
 * them.
 */
export function usePendingUploads(storeImage: StoreImage) {
	const [uploads, setUploads] = useState<readonly object[]>([]);
	const countedStore: StoreImage = async (file, options) => {
		const upload = {};
		const end = () => setUploads((now) => now.filter((other) => other !== upload));
		setUploads((now) => [...now, upload]);
		// Storing may notice a Cancel late, in the middle of decoding; a save need not wait for that.
		options.signal.addEventListener("abort", end, { once: true });
		try {
			return await storeImage(file, options);
		} finally {
			end();
		}
	};
	return { storeImage: countedStore, pending: uploads.length > 0 ? "An image is still on its way." : null };
}
