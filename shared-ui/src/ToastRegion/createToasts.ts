import type { ReactNode } from "react";

/** A notice in the ToastRegion. */
export interface Toast {
	id: number;
	/** danger and warn are alerts and stay until dismissed; ok and info are statuses and vanish. */
	tone: "ok" | "info" | "warn" | "danger";
	text: ReactNode;
	/** One action: Undo, Retry. It dismisses the notice. */
	action?: { label: string; run: () => void };
	/**
	 * The duration in ms; Infinity means until dismissed. By default 5,000 for ok and info, Infinity for the
	 * others.
	 */
	durationMs: number;
}

/** A queue of notices; `subscribe` and `list` fit useSyncExternalStore. */
export interface Toasts {
	/** Shows a notice and returns the function that dismisses it. */
	show: (toast: Omit<Toast, "id" | "durationMs"> & { durationMs?: number }) => () => void;
	dismiss: (id: number) => void;
	subscribe: (listener: () => void) => () => void;
	list: () => readonly Toast[];
}

/** A queue of notices: created once beside its ToastRegion, used from anywhere. */
export function createToasts(): Toasts {
	let toasts: readonly Toast[] = [];
	let lastId = 0;
	const listeners = new Set<() => void>();
	const change = (next: readonly Toast[]) => {
		toasts = next;
		for (const listener of listeners) listener();
	};
	const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

	return {
		show: (toast) => {
			const id = ++lastId;
			const interrupts = toast.tone === "danger" || toast.tone === "warn";
			change([...toasts, { durationMs: interrupts ? Number.POSITIVE_INFINITY : 5000, ...toast, id }]);
			return () => dismiss(id);
		},
		dismiss,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		list: () => toasts,
	};
}
