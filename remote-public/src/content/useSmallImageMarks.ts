import { type RefObject, useEffect } from "react";

/**
 * Marks the images of a text that are smaller than their reserved space, so that they are not enlarged.
 */
export function useSmallImageMarks(text: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = text.current;
		const mark = ({ target }: { target: EventTarget | null }) => {
			if (target instanceof HTMLImageElement && target.naturalWidth < target.clientWidth) target.dataset.small = "";
		};
		for (const image of element?.querySelectorAll("img") ?? [])
			if (image.complete && image.naturalWidth > 0) mark({ target: image });
		// The load event of an image does not bubble.
		element?.addEventListener("load", mark, { capture: true });
		return () => element?.removeEventListener("load", mark, { capture: true });
	}, [text]);
}
