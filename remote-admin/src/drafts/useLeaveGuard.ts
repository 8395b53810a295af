import { urls } from "@site/shared-data";
import { useBlocker } from "@site/shared-ui/router";
import { useEffect } from "react";

interface UnsavedWork {
	isDirty: boolean;
	isDraftStored: boolean;
}

/**
 * Confirms that unsaved work is left: with a dialog for a link or Back, with the browser's own question for
 * closing the tab.
 */
export function useLeaveGuard({ isDirty, isDraftStored }: UnsavedWork, pass: string) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		// Logout has asked about the stored draft.
		if (isDraftStored && nextLocation.pathname === urls.admin.signOut()) return false;
		return isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.pass !== pass;
	});
	useEffect(() => {
		if (!isDirty) return;
		const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", preventUnload);
		return () => window.removeEventListener("beforeunload", preventUnload);
	}, [isDirty]);
	useEffect(() => {
		// The save ended while the dialog was open: proceed.
		if (!isDirty && blocker.state === "blocked") blocker.proceed();
	}, [isDirty, blocker]);
	return {
		isBlocked: blocker.state === "blocked",
		stay: () => blocker.reset?.(),
		leave: () => blocker.proceed?.(),
	};
}
