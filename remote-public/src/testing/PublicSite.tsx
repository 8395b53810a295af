import { type PublicRepositories, publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import type { RouterContextProvider } from "@site/shared-ui/router";
import { RoutesInMemory } from "@site/shared-ui/router/testing";
import { routes } from "../routes.tsx";
import { sampleSiteSeed } from "./sampleSiteSeed.ts";

interface PublicSiteProps {
	path?: string;
	repositories?: PublicRepositories;
}

/** The public area at a URL, over repositories in memory: the real routes, loaders and screens. */
export function PublicSite({ path = "/", repositories = createMemoryPublicRepositories(sampleSiteSeed()) }: PublicSiteProps) {
	const provide = (context: RouterContextProvider) => {
		context.set(publicRepositoriesContext, repositories);
		context.set(renderMarkdownContext, createMarkdownRenderer(window));
	};
	return <RoutesInMemory routes={routes} history={[path]} provide={provide} />;
}
