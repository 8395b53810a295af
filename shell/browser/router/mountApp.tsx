import { RouterProvider } from "@site/shared-ui/router";
import { Provider } from "jotai";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { remoteFor } from "../../deployment/index.ts";
import { delayPendingState } from "../first-paint/delayPendingState.ts";
import { replayEarlyClick } from "../first-paint/replayEarlyClick.ts";
import type { AppParts, AppRouter } from "./createAppRouter.ts";
import { restoreFormInput } from "./formInput.ts";

/** Puts the app on the page: takes over what the server rendered, or draws it. */
export function mountApp({ router }: AppRouter, { boot, store }: AppParts): void {
	const element = document.getElementById("root") as HTMLElement;
	/*
	 * A visitor's next page is drawn in one step: between the steps of a transition the browser would style
	 * the whole page anew for every rule that comes with it. The admin's long lists give way to typing.
	 */
	const isPublicPage = remoteFor(location.pathname) === "public";
	if (isPublicPage) releaseFocus(router);
	const app = (
		<StrictMode>
			<Provider store={store}>
				<HydrationEffects>
					<RouterProvider {...(isPublicPage ? { router: delayPendingState(router), useTransitions: false } : { router })} />
				</HydrationEffects>
			</Provider>
		</StrictMode>
	);
	// A click is React's to answer from here on; the last one before is clicked again by `replayEarlyClick`.
	Object.assign(window, { onclick: null });
	// In a transition React takes the page over in small steps and gives way between them.
	if (boot.hydration) startTransition(() => void hydrateRoot(element, app));
	else createRoot(element).render(app);
}

/** Notices when the page answers to the visitor: from here on nothing is lost. */
function HydrationEffects({ children }: { children: ReactNode }) {
	useEffect(() => {
		performance.mark("hydrated");
		replayEarlyClick();
		void restoreFormInput();
	}, []);
	return children;
}

/**
 * Focus inside a page that is left goes first: taken away with it, the browser would style the next page in
 * between.
 */
function releaseFocus(router: AppRouter["router"]) {
	let currentPath = router.state.location.pathname;
	router.subscribe(({ location }) => {
		const focused = document.activeElement;
		if (location.pathname !== currentPath && document.getElementById("main")?.contains(focused)) (focused as HTMLElement).blur();
		currentPath = location.pathname;
	});
}
