import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Whether a popover that the browser opens and closes by itself is open. */
export function useIsPopoverOpen(popover: RefObject<HTMLElement | null>): boolean {
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
