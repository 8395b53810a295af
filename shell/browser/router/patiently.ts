import type { AppRouter } from "./createAppRouter.ts";

type Router = AppRouter["router"];

/** Milliseconds that a visit may take before the page is told that it is under way. */
const patience = 50;

/**
 * The router as the page on the screen sees it. Being on the way is a state of its own, for which the page that is left would be drawn anew, links and all;
 * where the next page is at hand nobody sees it.
 */
export function patiently(router: Router): Router {
	const subscribe: Router["subscribe"] = (listener) => {
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const stop = router.subscribe((state, changes) => {
			clearTimeout(waiting);
			if (state.navigation.state === "loading" && changes.deletedFetchers.length === 0)
				waiting = setTimeout(listener, patience, state, changes);
			else listener(state, changes);
		});
		return () => {
			clearTimeout(waiting);
			stop();
		};
	};
	return Object.create(router, { subscribe: { value: subscribe } });
}
