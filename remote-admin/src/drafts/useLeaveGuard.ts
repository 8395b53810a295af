import { useBlocker } from "@site/shared-ui/router";
import { useEffect } from "react";

/**
 * Asks before unsaved work is left: by a link or Back in the page, by closing the tab through the browser's
 * own question.
 */
export function useLeaveGuard(isDirty: boolean, pass: string) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.pass !== pass,
	);
	useEffect(() => {
		if (!isDirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isDirty]);
	useEffect(() => {
		// Saved while the question stood: there is nothing left to ask.
		if (!isDirty && blocker.state === "blocked") blocker.proceed();
	}, [isDirty, blocker]);
	return {
		isAsking: blocker.state === "blocked",
		stay: () => blocker.reset?.(),
		leave: () => blocker.proceed?.(),
	};
}
