import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Whether a native popover is open; false on the server. */
export function usePopoverOpen(popover: RefObject<HTMLElement | null>): boolean {
	const listen = useCallback(
		(tell: () => void) => {
			const element = popover.current;
			element?.addEventListener("toggle", tell);
			return () => element?.removeEventListener("toggle", tell);
		},
		[popover],
	);
	return useSyncExternalStore(
		listen,
		() => popover.current?.matches(":popover-open") ?? false,
		() => false,
	);
}
