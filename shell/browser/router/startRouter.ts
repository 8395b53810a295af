import { showBootFailure } from "../errors/cornerNotices.tsx";
import { type AppParts, type AppRouter, createAppRouter } from "./createAppRouter.ts";
import { loadDocument } from "./loadDocument.ts";
import { loadFormInput } from "./loadFormInput.ts";

/**
 * Creates the router of this document. A rendered page stays readable until its remote can be loaded: a
 * notice on it offers Retry. When the remote was replaced since rendering, the page is reloaded.
 */
export async function startRouter(parts: AppParts): Promise<AppRouter> {
	const { boot, remotes } = parts;
	const ids = remotes.idsFor(location.pathname);
	const activeEntries = () => ids.map(remotes.entryOf).join(" ");
	const rendered = boot.hydration && activeEntries();
	for (;;) {
		try {
			const first = await Promise.all(ids.map(rendered ? remotes.load : remotes.loadOrShowFailure));
			if (rendered && first.map(({ entry }) => entry).join(" ") !== rendered)
				throw new Error("The page was rendered with a version that was replaced");
			return await createAppRouter(parts, { ids, first });
		} catch (error) {
			if (!rendered) return createAppRouter(parts, { ids, first: { error } });
			await remotes.refresh();
			const wasReplaced = activeEntries() !== rendered;
			if (!wasReplaced || isReload()) await showBootFailure(error);
			if (wasReplaced) {
				await loadFormInput();
				return loadDocument(location);
			}
		}
	}
}

/** A second reload would loop: a cache on the way may still serve the old page. */
function isReload() {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "reload";
}
