import { createBrowserRouter, RouterProvider } from "@site/shared-ui/router";
import { createStore, Provider } from "jotai";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

declare const __webpack_init_sharing__: (scope: "default") => Promise<void>;
declare const __webpack_share_scopes__: { default: object };
declare const remote_public_baseline: {
	init: (scope: object) => Promise<void>;
	get: (name: string) => Promise<() => { routes: Parameters<typeof createBrowserRouter>[0] }>;
};

function Floor({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
	useEffect(() => void performance.mark("hydrated"), []);
	return <RouterProvider router={router} useTransitions={false} />;
}

const script = document.createElement("script");
script.crossOrigin = "anonymous";
script.integrity = document.querySelector<HTMLLinkElement>('link[href$="/remoteEntry.js"]')?.integrity ?? "";
script.src = "/baseline/remoteEntry.js";
script.addEventListener("load", async () => {
	await __webpack_init_sharing__("default");
	await remote_public_baseline.init(__webpack_share_scopes__.default);
	const { routes } = (await remote_public_baseline.get("./module"))();
	const app = (
		<Provider store={createStore()}>
			<Floor router={createBrowserRouter(routes)} />
		</Provider>
	);
	startTransition(() => void hydrateRoot(document.getElementById("baseline") as HTMLElement, app));
});
document.head.append(script);
