import { type PointerEvent, useRef, useState } from "react";

interface Drag {
	id: string;
	/** The index of the drop gap: 0 is before the first row. */
	gap: number;
}

/** Drags rows by a handle with mouse, pen or finger; a line shows the drop position. */
export function useDrag(onDrop: (id: string, gap: number) => void) {
	const list = useRef<HTMLOListElement>(null);
	const [drag, setDrag] = useState<Drag | null>(null);

	const gapAt = (y: number) => {
		const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
		return rows.filter(({ top, height }) => top + height / 2 < y).length;
	};
	const handleOf = (id: string) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setDrag({ id, gap: gapAt(event.clientY) });
		},
		onPointerMove: (event: PointerEvent) => {
			if (drag?.id === id) setDrag({ id, gap: gapAt(event.clientY) });
		},
		onPointerUp: () => {
			if (drag?.id === id) onDrop(id, drag.gap);
			setDrag(null);
		},
		onPointerCancel: () => setDrag(null),
	});
	return { list, drag, handleOf, cancel: () => setDrag(null) };
}
