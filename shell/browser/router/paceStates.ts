import { startTransition } from "react";
import { areaOf } from "../../deployment/index.ts";
import type { AppRouter } from "./createAppRouter.ts";

type Router = AppRouter["router"];

const pendingDelayMs = 50;

/**
 * Tells the page a navigation's states as they should be rendered: a pending one after 50 ms only, because to
 * render the old page for it is mostly wasted, and another page in one step, because between the steps of a
 * transition the browser would style the whole document for each new rule. A page of the admin that stays,
 * such as a list that is searched, renders in a transition, so that typing stays responsive.
 */
export function paceStates(router: Router): Router {
	const subscribe: Router["subscribe"] = (listener) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let shownPath = router.state.location.pathname;
		const unsubscribe = router.subscribe((state, changes) => {
			clearTimeout(timer);
			const isInOneStep = state.location.pathname !== shownPath || areaOf(shownPath) === "public";
			shownPath = state.location.pathname;
			const show = () => listener(state, changes);
			const tell = isInOneStep ? show : () => startTransition(show);
			// The router forgets the data of a fetcher that has ended right after this.
			const hasEndedFetcher = changes.deletedFetchers.length > 0 || [...state.fetchers.values()].some(isIdle);
			if (state.navigation.state === "loading" && !hasEndedFetcher) timer = setTimeout(tell, pendingDelayMs);
			else tell();
		});
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	};
	return Object.create(router, { subscribe: { value: subscribe } });
}

const isIdle = ({ state }: { state: string }) => state === "idle";
