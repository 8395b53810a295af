import { remoteFor } from "../../deployment/index.ts";
import { showBootFailure } from "../errors/cornerNotices.tsx";
import { type AppParts, type AppRouter, createAppRouter } from "./createAppRouter.ts";
import { reloadWithFormInput } from "./loadDocument.ts";

/**
 * Creates the router of this document. A rendered page stays readable until its remote can be loaded: a
 * notice beside it offers Retry. When the remote was replaced since rendering, the page is reloaded.
 */
export async function startRouter(parts: AppParts): Promise<AppRouter> {
	const { boot, remotes } = parts;
	const id = remoteFor(location.pathname);
	const rendered = boot.hydration && remotes.entryOf(id);
	for (;;) {
		try {
			const first = await remotes.load(id);
			if (rendered && first.entry !== rendered) throw new Error("The page was rendered with a version that was replaced");
			return await createAppRouter(parts, { id, first });
		} catch (error) {
			if (!rendered) return createAppRouter(parts, { id, first: { error } });
			await remotes.refresh();
			const wasReplaced = remotes.entryOf(id) !== rendered;
			if (!wasReplaced || isReload()) await showBootFailure(error);
			if (wasReplaced) return reloadWithFormInput();
		}
	}
}

/** A second reload would loop: a cache in between may still serve the old page. */
function isReload() {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "reload";
}
