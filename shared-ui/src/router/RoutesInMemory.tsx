import { useState } from "react";
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from "react-router-dom";
import { routerFuture } from "./index.ts";

interface RoutesInMemoryProps {
	routes: RouteObject[];
	/** The visited paths; the last one is open. */
	history: string[];
	/** Sets the contexts of loaders and actions. */
	provide: (context: RouterContextProvider) => void;
}

/** The pages of a remote in a test or a story, independent of the browser's address. */
export function RoutesInMemory({ routes, history, provide }: RoutesInMemoryProps) {
	const [router] = useState(() =>
		createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
			initialEntries: history,
			future: routerFuture,
			getContext: () => {
				const context = new RouterContextProvider();
				provide(context);
				return context;
			},
		}),
	);
	return <RouterProvider router={router} />;
}
