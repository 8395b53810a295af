import { type PublicRepositories, publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RouterContextProvider } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { useState } from "react";
import { routes } from "../routes.tsx";
import { sampleSiteSeed } from "./sampleSiteSeed.ts";

interface PublicSiteProps {
	path?: string;
	repositories?: PublicRepositories;
}

/** The public area at a URL, over repositories in memory: the real routes, loaders and screens. */
export function PublicSite({ path = "/", repositories = createMemoryPublicRepositories(sampleSiteSeed()) }: PublicSiteProps) {
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
