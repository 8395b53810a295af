/** A notice in the ToastRegion. */
export interface Toast {
	id: number;
	/** danger is an alert and stays until dismissed; ok is a status and vanishes. */
	tone: "ok" | "danger";
	text: string;
	/** One action: Undo, Retry. It dismisses the notice. */
	action?: { label: string; run: () => void };
	/** By default 5,000 for ok and Infinity (until dismissed) for danger. */
	durationMs: number;
}

export type Toasts = ReturnType<typeof createToasts>;

/** A queue of notices: created once with its ToastRegion, used from anywhere. */
export function createToasts() {
	let toasts: readonly Toast[] = [];
	let lastId = 0;
	const listeners = new Set<() => void>();
	const change = (next: readonly Toast[]) => {
		toasts = next;
		for (const listener of listeners) listener();
	};

	return {
		show: (toast: Omit<Toast, "id" | "durationMs"> & { durationMs?: number }) => {
			const durationMs = toast.tone === "danger" ? Number.POSITIVE_INFINITY : 5000;
			change([...toasts, { durationMs, ...toast, id: ++lastId }]);
		},
		dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		list: () => toasts,
	};
}
