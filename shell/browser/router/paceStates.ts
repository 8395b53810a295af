import { startTransition } from "react";
import { areaOf } from "../../deployment/index.ts";
import type { AppRouter } from "./createAppRouter.ts";

type Router = AppRouter["router"];

const pendingDelayMs = 50;

/**
 * Passes a navigation's states to the page when they should be rendered. A pending state waits for 50 ms,
 * because rendering the old page for it is mostly wasted. Another page is rendered in one step: between the
 * steps of a transition the browser would recalculate all styles for each new rule. The same admin page with
 * new data, such as a searched list, renders in a transition, so that typing stays responsive.
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
			// The router deletes the data of an ended fetcher right after this.
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
