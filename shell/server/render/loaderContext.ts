import {
	guestPagesContext,
	type PublicRepositories,
	publicRepositoriesContext,
	type RenderMarkdown,
	renderMarkdownContext,
	siteOriginContext,
} from "@site/shared-data";
import { RouterContextProvider } from "@site/shared-ui/router";
import { type Deployment, guestPagesOf } from "../../deployment/index.ts";

/** The context of a page's loaders. */
export function loaderContext({ repositories, renderMarkdown, deployment, origin }: LoaderParts): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(publicRepositoriesContext, repositories);
	context.set(renderMarkdownContext, renderMarkdown);
	context.set(guestPagesContext, (area) => guestPagesOf(deployment, area));
	context.set(siteOriginContext, origin);
	return context;
}

interface LoaderParts {
	repositories: PublicRepositories;
	renderMarkdown: RenderMarkdown;
	deployment: Deployment;
	/** The site's origin, for absolute URLs. */
	origin: string;
}
