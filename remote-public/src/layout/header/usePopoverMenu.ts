import { type FocusEvent, type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";

/**
 * The state of a native popover, whose button works before any script has run. While it is open the page does
 * not scroll; it closes when the window grows past the width where it is needed.
 */
export function usePopoverMenu(menu: RefObject<HTMLElement | null>, needless: string) {
	const listen = useCallback(
		(onToggle: () => void) => {
			const element = menu.current;
			element?.addEventListener("toggle", onToggle);
			return () => element?.removeEventListener("toggle", onToggle);
		},
		[menu],
	);
	const isOpen = useSyncExternalStore(
		listen,
		() => menu.current?.matches(":popover-open") ?? false,
		() => false,
	);

	useEffect(() => {
		if (!isOpen) return;
		const hide = () => menu.current?.hidePopover();
		const width = window.matchMedia(needless);
		width.addEventListener("change", hide);
		document.documentElement.style.overflow = "hidden";
		return () => {
			width.removeEventListener("change", hide);
			document.documentElement.style.overflow = "";
		};
	}, [isOpen, menu, needless]);

	const close = () => {
		if (isOpen) menu.current?.hidePopover();
	};

	return {
		isOpen,
		close,
		/** Closes the sheet when the focus leaves it. */
		handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
			if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close();
		},
	};
}
