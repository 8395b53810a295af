import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { Toast, Toasts } from "./createToasts.ts";
import { ToastCard } from "./ToastCard.tsx";
import { Region } from "./ToastRegion.styles.ts";

/**
 * The region of toasts, above everything else, newest at the bottom. They disappear after their duration,
 * which is paused while a toast is hovered or focused, or while the tab is hidden.
 */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
	const list = useSyncExternalStore(toasts.subscribe, toasts.list, none);
	if (list.length === 0) return null;
	return createPortal(
		<Region aria-label="Notices">
			{list.map((toast) => (
				<ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
			))}
		</Region>,
		document.body,
	);
}

const empty: readonly Toast[] = [];
const none = () => empty;
