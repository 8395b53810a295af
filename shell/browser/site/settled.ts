import type { createBrowserRouter } from "@site/shared-ui/router";

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the router has what its page needs and is on no way elsewhere. */
export function settled(router: Router): Promise<void> {
	const isSettled = () => router.state.initialized && router.state.navigation.state === "idle";
	return new Promise((resolve) => {
		if (isSettled()) return resolve();
		const stop = router.subscribe(() => {
			if (!isSettled()) return;
			stop();
			resolve();
		});
	});
}
