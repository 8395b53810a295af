import { useState } from "react";
import type { StoreImage } from "./imageStore.ts";

/**
 * Counts the images of a form that are being uploaded, whichever field they belong to: a save must wait for
 * them.
 */
export function usePendingUploads(storeImage: StoreImage) {
	const [count, setCount] = useState(0);
	const countedStore: StoreImage = async (file, options) => {
		setCount((before) => before + 1);
		try {
			return await storeImage(file, options);
		} finally {
			setCount((before) => before - 1);
		}
	};
	return { storeImage: countedStore, pending: count > 0 ? "An image is still on its way." : null };
}
