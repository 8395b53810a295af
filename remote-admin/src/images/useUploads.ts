import { useState } from "react";
import type { StoreImage } from "./imageStore.ts";

/** Counts the pictures of a form that are on their way, whichever field they belong to: a save must wait for them. */
export function useUploads(store: StoreImage) {
	const [count, setCount] = useState(0);
	const counting: StoreImage = async (file, options) => {
		setCount((before) => before + 1);
		try {
			return await store(file, options);
		} finally {
			setCount((before) => before - 1);
		}
	};
	return { store: counting, waitsFor: count > 0 ? "An image is still on its way." : null };
}
