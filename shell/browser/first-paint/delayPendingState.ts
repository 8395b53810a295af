import type { AppRouter } from "../router/createAppRouter.ts";

type Router = AppRouter["router"];

const pendingDelayMs = 50;

/**
 * The router as the page on the screen sees it: told of a pending navigation only after 50 ms. The page that
 * is left would be rendered again for that state, links and all, although the next page is at hand.
 */
export function delayPendingState(router: Router): Router {
	const subscribe: Router["subscribe"] = (listener) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = router.subscribe((state, changes) => {
			clearTimeout(timer);
			if (state.navigation.state === "loading" && changes.deletedFetchers.length === 0)
				timer = setTimeout(listener, pendingDelayMs, state, changes);
			else listener(state, changes);
		});
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	};
	return Object.create(router, { subscribe: { value: subscribe } });
}
