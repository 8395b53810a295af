import { publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { buildProfile, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { useState } from "react";
import { routes } from "../routes.tsx";

/** A page of this remote over rows in memory, without the site's frame. */
export function PageInMemory({ path }: { path: string }) {
	const [router] = useState(() =>
		createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
			initialEntries: [path],
			future: routerFuture,
			getContext: () => {
				const context = new RouterContextProvider();
				context.set(publicRepositoriesContext, createMemoryPublicRepositories({ profile: buildProfile({ name: "Raka" }) }));
				context.set(renderMarkdownContext, createMarkdownRenderer(window));
				return context;
			},
		}),
	);
	return <RouterProvider router={router} />;
}
