import { RouterProvider } from "@site/shared-ui/router";
import { Provider } from "jotai";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { areaOf } from "../../deployment/index.ts";
import { replayEarlyInput } from "../first-paint/replayEarlyInput.ts";
import type { AppParts, AppRouter } from "./createAppRouter.ts";
import { paceStates } from "./paceStates.ts";

/** Mounts the app: hydrates the rendered page, or renders it. */
export function mountApp({ router }: AppRouter, { boot, store }: AppParts): void {
	const element = document.getElementById("root") as HTMLElement;
	if (areaOf(location.pathname) === "public") releaseFocus(router);
	const app = (
		<StrictMode>
			<Provider store={store}>
				<HydrationEffects onHydrated={() => window.countViews?.(router)}>
					<RouterProvider router={paceStates(router)} useTransitions={false} />
				</HydrationEffects>
			</Provider>
		</StrictMode>
	);
	// From here on React handles clicks; `replayEarlyInput` repeats the last one before.
	Object.assign(window, { onclick: null });
	// In a transition React hydrates in small steps and yields between them.
	if (boot.hydration) startTransition(() => void hydrateRoot(element, app));
	else createRoot(element).render(app);
}

/** Runs once the page is hydrated and input is no longer lost. */
function HydrationEffects({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
	useEffect(() => {
		performance.mark("hydrated");
		replayEarlyInput();
		onHydrated();
	}, [onHydrated]);
	return children;
}

/** Blurs focus inside the page that is left: removing the focused element would recalculate all styles. */
function releaseFocus(router: AppRouter["router"]) {
	let currentPath = router.state.location.pathname;
	router.subscribe(({ location }) => {
		const focused = document.activeElement;
		if (location.pathname !== currentPath && document.getElementById("main")?.contains(focused)) (focused as HTMLElement).blur();
		currentPath = location.pathname;
	});
}
