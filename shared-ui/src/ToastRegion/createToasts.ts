import type { ReactNode } from "react";

export interface Toast {
	id: number;
	/** danger and warn interrupt (role alert) and stay until dismissed; ok and info are said in a pause and vanish. */
	tone: "ok" | "info" | "warn" | "danger";
	text: ReactNode;
	/** One thing to do about it: Undo, Retry. Doing it dismisses the notice. */
	action?: { label: string; run: () => void };
	/** Milliseconds it stays, Infinity for until dismissed. By default 5 s for ok and info, until dismissed for the others. */
	duration: number;
}

export interface Toasts {
	/** Shows a notice and returns what takes it away. */
	show: (toast: Omit<Toast, "id" | "duration"> & { duration?: number }) => () => void;
	dismiss: (id: number) => void;
	subscribe: (listener: () => void) => () => void;
	list: () => readonly Toast[];
}

/** A stack of notices: made once by whoever draws a ToastRegion, written to from anywhere. */
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
			change([...toasts, { duration: interrupts ? Number.POSITIVE_INFINITY : 5000, ...toast, id }]);
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
