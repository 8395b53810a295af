import { type RefCallback, useCallback, useState } from "react";

/** Whether the picture at the address could not be shown, also when it failed before React took over the server's page. */
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
