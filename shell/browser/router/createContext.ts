import {
	guestPagesContext,
	lazyRepositories,
	publicRepositoriesContext,
	renderMarkdownContext,
	systemContext,
} from "@site/shared-data";
import { RouterContextProvider } from "@site/shared-ui/router";
import type { PublicConfig } from "../boot/BootData.ts";
import { renderMarkdown } from "../guests/renderMarkdown.ts";
import type { Remotes } from "../remotes/createRemotes.ts";

/** The context of loaders that run in the browser. */
export function createContext(config: PublicConfig, remotes: Remotes): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(guestPagesContext, remotes.guestPages);
	context.set(
		publicRepositoriesContext,
		lazyRepositories(() => loadRepositories(config)),
	);
	// In development no server runs the loaders of the site's own pages.
	if (process.env.NODE_ENV === "development") context.set(renderMarkdownContext, renderMarkdown);
	context.set(systemContext, async () => {
		const { readSystemReport } = await import(/* webpackChunkName: "system" */ "../system/readSystemReport.ts");
		return readSystemReport(config, remotes.loadedEntries);
	});
	return context;
}

async function loadRepositories({ supabaseUrl, supabaseKey }: PublicConfig) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	// Development servers do not serve /search.json.
	const searchIndexUrl = process.env.NODE_ENV === "development" ? undefined : "/search.json";
	return createPublicRepositories({ url: supabaseUrl, key: supabaseKey, searchIndexUrl });
}
