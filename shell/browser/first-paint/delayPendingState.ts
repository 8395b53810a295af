import type { AppRouter } from "../router/createAppRouter.ts";

type Router = AppRouter["router"];

const pendingDelayMs = 50;

/**
 * The router as the page on the screen sees it: told of a pending navigation only after 50 ms. The page that
 * is left would be rendered again for that state, links and all, although the next page is at hand.
 */
export function delayPendingState(router: Router): Router {
	const subscribe: Router["subscribe"] = (listener) => {
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const stop = router.subscribe((state, changes) => {
			clearTimeout(waiting);
			if (state.navigation.state === "loading" && changes.deletedFetchers.length === 0)
				waiting = setTimeout(listener, pendingDelayMs, state, changes);
			else listener(state, changes);
		});
		return () => {
			clearTimeout(waiting);
			stop();
		};
	};
	return Object.create(router, { subscribe: { value: subscribe } });
}
