import type { AppRouter } from "../router/createAppRouter.ts";

type Router = AppRouter["router"];

const pendingDelayMs = 50;

/** Reports a pending navigation after 50 ms only: rendering the old page for it would mostly be wasted. */
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
