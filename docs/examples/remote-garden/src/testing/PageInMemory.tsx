import { publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { buildProfile, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RoutesInMemory } from "@site/shared-ui/router/testing";
import { routes } from "../routes.tsx";

/** A page of this remote over rows in memory, without the site's frame. */
export const PageInMemory = ({ path }: { path: string }) => (
	<RoutesInMemory
		routes={routes}
		history={[path]}
		provide={(context) => {
			context.set(publicRepositoriesContext, createMemoryPublicRepositories({ profile: buildProfile({ name: "Raka" }) }));
			context.set(renderMarkdownContext, createMarkdownRenderer(window));
		}}
	/>
);
