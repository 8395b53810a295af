import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Half of the preview's usual height, in pixels: it is centred on the pointer or the row. */
const halfHeight = 180;

/**
 * Which project the preview shows, and where. The position goes straight into the block's style: it changes
 * with every pointer move, and needs no render.
 */
export function usePreview() {
	const frame = useRef<HTMLDivElement>(null);
	const [itemId, setItemId] = useState<string>();
	const [isShown, setShown] = useState(false);

	const moveTo = (x: number, y: number) => {
		frame.current?.style.setProperty("--dx", `${Math.round(x)}px`);
		frame.current?.style.setProperty("--dy", `${Math.round(y)}px`);
	};
	const show = (id: string) => {
		setItemId(id);
		setShown(true);
	};
	const hide = () => setShown(false);

	// Content on hover must be dismissible without moving the pointer (WCAG 1.4.13).
	useEffect(() => {
		if (!isShown) return;
		const hideOnEscape = (event: KeyboardEvent) => {
			if (event.key === "Escape") setShown(false);
		};
		document.addEventListener("keydown", hideOnEscape);
		return () => document.removeEventListener("keydown", hideOnEscape);
	}, [isShown]);

	return {
		frame,
		itemId,
		isShown,
		show,
		hide,
		follow: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
			const box = currentTarget.getBoundingClientRect();
			moveTo((clientX - box.left - box.width * 0.62) * 0.35, clientY - box.top - halfHeight);
		},
		dock: (id: string, row: HTMLElement) => {
			moveTo(0, row.offsetTop + row.offsetHeight / 2 - halfHeight);
			show(id);
		},
	};
}
