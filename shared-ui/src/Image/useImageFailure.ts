import { type RefCallback, useCallback, useState } from "react";

/** Whether the image failed to load, also before hydration. */
export function useImageFailure(src: string | null | undefined) {
	const [failed, setFailed] = useState<string | null>(null);
	const ref: RefCallback<HTMLImageElement> = useCallback(
		(image) => {
			if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
		},
		[src],
	);
	return {
		isFailed: Boolean(src) && failed === src,
		imageProps: { ref, onError: () => setFailed(src ?? null), onLoad: () => setFailed(null) },
	};
}
