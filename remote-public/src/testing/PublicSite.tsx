import { type PublicRepositories, publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RouterContextProvider } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { useState } from "react";
import { routes } from "../routes.tsx";
import { drawnSite } from "./drawnSite.ts";

interface PublicSiteProps {
	path?: string;
	repositories?: PublicRepositories;
}

/** The public area at an address, over repositories in memory: the real routes, loaders and screens. */
export function PublicSite({ path = "/", repositories = createMemoryPublicRepositories(drawnSite()) }: PublicSiteProps) {
	const [router] = useState(() =>
		createMemoryRouter([{ HydrateFallback: Nothing, children: routes }], {
			initialEntries: [path],
			getContext: () => {
				const context = new RouterContextProvider();
				context.set(publicRepositoriesContext, repositories);
				context.set(renderMarkdownContext, createMarkdownRenderer(window));
				return context;
			},
		}),
	);
	return <RouterProvider router={router} />;
}

const Nothing = () => null;
